// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deletionWords } from '#domain/messages/account-page.ts'
import { accountRefusals } from '#domain/messages/accounts.ts'
import * as auth from '#web/lib/session/auth.ts'
import * as accountSecurity from '#web/lib/session/account-security.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { DeleteAccount } from './delete-account.tsx'
import { rememberedEmail } from '../../remembered-email.ts'

vi.mock('#web/lib/session/account-security.ts')
vi.mock('#web/lib/session/auth.ts', async (original) => ({
  ...(await original<typeof auth>()),
  confirmSecondFactor: vi.fn(),
}))

const api = mockApi()
const account = vi.mocked(accountSecurity)
const email = 'ada@example.com'

setUpScreen()
beforeEach(() => {
  startSession(student)
  account.confirmPassword.mockResolvedValue()
  account.removeSession.mockResolvedValue()
})
afterEach(endSession)

async function begin() {
  const items = [aProgress(), aProgress({ key: 'p2', name: 'Ended', endTime: 1 })]
  api.reply('MyProgress', { myProgress: { items, nextToken: null } })
  renderAt('/account', [
    { path: '/account', element: <DeleteAccount email={email} /> },
    { path: '/', element: <h1>home</h1> },
  ])
  await userEvent.click(await screen.findByRole('button', { name: deletionWords.open }))
  const dialog = within(await screen.findByRole('dialog', { name: deletionWords.dialog }))
  await dialog.findByText(deletionWords.ends([aProgress()]))
  await userEvent.type(dialog.getByLabelText('Your password'), 'secret-1')
  await userEvent.click(dialog.getByRole('button', { name: deletionWords.open }))
  return dialog
}

it('the code is required if a second factor is on', async () => {
  account.confirmPassword.mockRejectedValue(new auth.SecondFactorDue())
  vi.mocked(auth).confirmSecondFactor.mockResolvedValue(student)
  api.reply('DeleteAccount', { deleteAccount: 'u1' })
  rememberedEmail.write(email)
  const dialog = await begin()
  await userEvent.type(await dialog.findByLabelText('Code'), '123456')
  expect(api.requests('DeleteAccount')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: deletionWords.open }))
  expect(await screen.findByRole('heading', { name: 'home' })).toBeDefined()
  expect(vi.mocked(auth).confirmSecondFactor).toHaveBeenCalledWith('123456')
  expect(rememberedEmail.read()).toBeUndefined()
})

it('a refused deletion shows why, and keeps the session', async () => {
  api.refuse('DeleteAccount', 'payment-open')
  await begin()
  await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${accountRefusals['payment-open']}`]))
  expect(account.removeSession).not.toHaveBeenCalled()
})

it('names a lost seat only where a Live course ends', () => {
  const course = { name: 'RN Online Review', courseType: 'Online' }
  expect(deletionWords.ends([course])).toBe('1 active course will end immediately, with no refund: RN Online Review.')
  expect(deletionWords.ends([course, { name: 'RN Review', courseType: 'Live' }])).toBe(
    '2 active courses will end immediately, with no refund: RN Online Review, RN Review. Your seat in the Live class goes to someone else.',
  )
})
