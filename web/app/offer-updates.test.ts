import { expect, it, vi } from 'vitest'
import { appUpdate } from '#web/lib/app-update.ts'
import { offerUpdates } from './offer-updates.ts'

const aTab = () => {
  const [activate, reload] = [vi.fn(() => Promise.resolve()), vi.fn()]
  const tab = offerUpdates(activate, reload)
  tab.offer()
  const update = appUpdate.getState().update ?? (() => undefined)
  return { ...tab, update, activate, reload }
}

it('a new version that one tab accepts reloads that tab only, and the others once they accept it', () => {
  const [first, second] = [aTab(), aTab()]
  first.update()
  expect(first.activate).toHaveBeenCalledOnce()
  expect(first.reload).not.toHaveBeenCalled()
  for (const tab of [first, second]) tab.onActive()
  expect(first.reload).toHaveBeenCalledOnce()
  expect(second.reload).not.toHaveBeenCalled()
  // The new version is active already: nothing waits to be activated.
  appUpdate.getState().update?.()
  expect(second.reload).toHaveBeenCalledOnce()
  expect(second.activate).not.toHaveBeenCalled()
})
