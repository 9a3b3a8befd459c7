// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const KEY = 'academy.record-tabs'

/** The open tabs after a page reload. */
async function reloaded() {
  vi.resetModules()
  return import('./open-tabs.ts')
}

beforeEach(() => {
  window.sessionStorage.clear()
})

it('the open tab of each record survives a reload', async () => {
  const tabs = await reloaded()
  tabs.openTab('p1 t1 2 7', 'Vital signs')
  tabs.openTab('p1 t1 3 7', 'Orders')
  expect((await reloaded()).openTabs.getState().value).toEqual({ 'p1 t1 2 7': 'Vital signs', 'p1 t1 3 7': 'Orders' })
})

it.each(['{', 'null', '"Vital signs"', '[1]', '{"7":1}', '{"7":null}'])(
  'the stored value %s counts as no open tab',
  async (text) => {
    window.sessionStorage.setItem(KEY, text)
    expect((await reloaded()).openTabs.getState().value).toEqual({})
  },
)
