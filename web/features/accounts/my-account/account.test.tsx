// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reminderWords, sessionWords, twoStepWords } from '#domain/messages/account-page.ts'
import { accountFailures, accountRefusals, accountSuccess } from '#domain/messages/accounts.ts'
import * as auth from '#web/lib/session/auth.ts'
import * as accountSecurity from '#web/lib/session/account-security.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { clearRoute } from '#web/lib/session/stored-route.ts'
import { currentSession, endSession, startSession } from '#web/lib/session/session-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { SignInPage } from '#web/features/accounts/sign-in.route.tsx'
import { AccountPage } from './account.route.tsx'

vi.mock('#web/lib/session/account-security.ts')
vi.mock('#web/lib/session/auth.ts', async (original) => ({
  ...(await original<typeof auth>()),
  signIn: vi.fn(),
  confirmSecondFactor: vi.fn(),
}))
vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ passwordMinLength: 6 }) }))

const api = mockApi()
const account = vi.mocked(accountSecurity)
const named = (name: string, message = name) => Object.assign(new Error(message), { name })
const show = (address = '/account') =>
  renderAt(address, [
    { path: '/account', Component: AccountPage },
    { path: '/sign-in', Component: SignInPage },
    { path: '*', element: <h1>elsewhere</h1> },
  ])
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Waits for the error of a field. */
const fieldError = (label: string) =>
  vi.waitFor(() => {
    const field = screen.getByLabelText(label)
    const words = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
    expect(words).toBeTruthy()
    return words
  })

setUpScreen()
beforeEach(() => {
  api.reply('RecordSeen', { recordSeen: null })
  api.reply('OwnFacts', {
    me: {
      ...{ uid: 'u1', firstName: 'Ada', lastName: 'Lane', phone: '(212)555-0123', email: 'ada@example.com' },
      reminders: { classTomorrow: true, daysLeft: true },
    },
  })
  api.reply('OwnReceipts', {
    myProgress: {
      items: [
        { key: 'p1', name: 'RN Basics', dateCreated: 1_770_000_000_000, paymentKey: 'pay-1' },
        { key: 'p2', name: 'Given Course', dateCreated: 1_770_000_000_000, paymentKey: null },
      ],
      nextToken: null,
    },
    myRefunds: ['pay-2'],
  })
  const payment = { courseName: 'RN Refused', date: 1_780_000_000_000, amount: 19_900, refundedAmount: 0 }
  api.reply('OwnReceipt', ({ key }) => ({ myPayment: { ...payment, key, processing: false, status: 'refunded' } }))
  api.reply('OwnSessions', {
    mySessions: [
      { id: 'd1', device: 'Android Google Chrome/121', signedInAt: 1_780_000_000_000, current: true },
      { id: 'd2', device: 'Windows Microsoft Edge/121', signedInAt: 1_770_000_000_000, current: false },
    ],
  })
  startSession(student)
  account.hasSecondFactor.mockResolvedValue(false)
  account.beginSecondFactor.mockResolvedValue({ secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x?secret=ABCDEFGHIJ' })
  vi.mocked(auth).signIn.mockResolvedValue(student)
})
afterEach(() => {
  endSession()
  clearRoute()
  queryClient.clear()
})

it('each section has a link with the name of its heading', async () => {
  show()
  await screen.findByDisplayValue('Lane')
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const headings = links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent)
  expect(headings).toEqual(links.map(({ textContent }) => textContent))
  expect(links).toHaveLength(5)
})

it('the user’s details are shown, and a new name appears in the header too', async () => {
  show()
  expect(await screen.findByDisplayValue('Lane')).toBeDefined()
  expect(screen.getByText(/ada@example.com/)).toBeDefined()
  const changed = { uid: 'u1', firstName: 'Ada', lastName: 'Byron', displayName: 'Ada B', phone: '(305)555-0142' }
  api.reply('UpdateAccount', { updateAccount: changed })
  await userEvent.clear(screen.getByLabelText('Last name'))
  await type('Last name', 'byron')
  await press('Save')
  expect(shownMessages()).toEqual([`SUCCESS: ${accountSuccess.accountChanged}`])
  expect(currentSession()).toMatchObject({ lastName: 'Byron', displayName: 'Ada B', email: 'ada@example.com' })
})

it('an invalid name is rejected at its field as in sign-up, and not sent', async () => {
  show()
  await userEvent.clear(await screen.findByLabelText('Last name'))
  await type('Last name', '1')
  await press('Save')
  expect(await screen.findByText(accountRefusals['last-name-invalid'])).toBeDefined()
})

it('receipts link to payments, also to those refunded before the course opened, by date', async () => {
  show()
  const link = await screen.findByRole('link', { name: 'RN Refused' })
  expect(link.getAttribute('href')).toBe('/receipts/pay-2')
  expect(screen.getByRole('link', { name: 'RN Basics' }).getAttribute('href')).toBe('/receipts/pay-1')
  const lines = within(screen.getByRole('region', { name: 'Receipts' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'RN RefusedMay 28, 2026$199.00 Refunded',
    'RN BasicsFeb 2, 2026$199.00 Refunded',
  ])
})

it('the sessions are listed, and one on another device can be signed out', async () => {
  show()
  const sessions = within(await screen.findByRole('region', { name: 'Sessions' }))
  const [current, other] = await sessions.findAllByRole('listitem')
  expect(current?.textContent).toMatch(/^Chrome on AndroidSigned in .*This device$/)
  expect(within(current!).queryByRole('button')).toBeNull()
  api.reply('EndSession', { endSession: true })
  await userEvent.click(within(other!).getByRole('button', { name: /^Sign out of Edge on Windows, signed in / }))
  expect(api.requests('EndSession')).toEqual([{ id: 'd2' }])
  expect(shownMessages()).toEqual([`SUCCESS: ${sessionWords.signedOut('Edge on Windows')}`])
  expect(sessions.getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement?.id).toBe('account-sessions')
})

it('each reminder choice is stored at once, apart from the other', async () => {
  show()
  const checkbox = await screen.findByRole('checkbox', { name: /Access ending soon/ })
  api.reply('UpdateReminders', ({ input }) => ({ updateReminders: { uid: 'u1', reminders: { ...input } } }))
  await userEvent.click(checkbox)
  expect(shownMessages()).toEqual([`SUCCESS: ${reminderWords.saved}`])
  expect(api.requests('UpdateReminders')).toEqual([{ input: { classTomorrow: true, daysLeft: false } }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Access ending soon/ }).checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Class tomorrow/ }).checked).toBe(true)
})

it('a reminder keeps its value if it could not be stored', async () => {
  show()
  api.refuse('UpdateReminders', 'network')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Class tomorrow/ }))
  expect(shownMessages()).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Class tomorrow/ }).checked).toBe(true)
})

describe('the second factor', () => {
  it('takes six digits only', async () => {
    api.reply('CreateRecoveryCodes', { createRecoveryCodes: [] })
    show()
    await press(twoStepWords.setUp)
    await type('Your password', 'secret-1')
    await press('Continue')
    await type('Code', '12345')
    await press('Turn on')
    expect(await screen.findByText('Enter all six digits')).toBeDefined()
    expect(account.turnOnSecondFactor).not.toHaveBeenCalled()
  })
})

describe('a change of the second factor', () => {
  it('requires the password before it is set up: nothing begins with a wrong one', async () => {
    account.confirmPassword.mockRejectedValueOnce(named('NotAuthorizedException', 'Incorrect username or password.'))
    show()
    await press(twoStepWords.setUp)
    await type('Your password', 'guess-1')
    await press('Continue')
    expect(await fieldError('Your password')).toBe(accountFailures['current-password-wrong'])
    expect(shownMessages()).toEqual([])
    expect(account.beginSecondFactor).not.toHaveBeenCalled()
  })

  it('requires the password before it is turned off, and ends every session then', async () => {
    account.hasSecondFactor.mockResolvedValue(true)
    api.reply('RecoveryCodesLeft', { recoveryCodesLeft: 9 })
    const router = show()
    await press(twoStepWords.turnOff)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret-1')
    await userEvent.click(dialog.getByRole('button', { name: twoStepWords.turnOff }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
    expect(account.checkPassword).toHaveBeenCalledWith('secret-1')
    expect([account.turnOffSecondFactor, account.endEverySession].map((call) => call.mock.calls.length)).toEqual([1, 1])
  })
})

describe('the recovery codes', () => {
  const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

  it('are shown before it is turned on, which ends every session', async () => {
    api.reply('CreateRecoveryCodes', { createRecoveryCodes: CODES })
    const router = show()
    await press(twoStepWords.setUp)
    await type('Your password', 'secret-1')
    await press('Continue')
    const list = within(await screen.findByRole('region', { name: twoStepWords.codesTitle }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES)
    expect(account.turnOnSecondFactor).not.toHaveBeenCalled()
    await type('Code', '123456')
    await press('Turn on')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
    expect(account.endEverySession).toHaveBeenCalledWith('secondFactor')
  })

  it('show how many are left, and new ones replace them', async () => {
    account.hasSecondFactor.mockResolvedValue(true)
    api.reply('RecoveryCodesLeft', { recoveryCodesLeft: 1 })
    api.reply('CreateRecoveryCodes', { createRecoveryCodes: CODES })
    show()
    expect(await screen.findByText('1 recovery code left.')).toBeDefined()
    await press(twoStepWords.newCodes)
    await type('Your password', 'secret-1')
    await press('Continue')
    expect(await screen.findByText(CODES[1] ?? '')).toBeDefined()
    api.reply('RecoveryCodesLeft', { recoveryCodesLeft: 2 })
    await press(twoStepWords.saved)
    expect(await screen.findByText('2 recovery codes left.')).toBeDefined()
    expect(account.endEverySession).not.toHaveBeenCalled()
  })
})

describe('the sessions', () => {
  it('stay when the pool cannot be reached, with a message', async () => {
    account.endEverySession.mockRejectedValue(named('NetworkError', 'Network error'))
    show()
    await press('Sign out everywhere')
    await vi.waitFor(() => expect(shownMessages()).toEqual(['ERROR: Network error']))
  })
})

describe('a sign-in that waits for its second factor', () => {
  const startSecondFactor = async () => {
    vi.mocked(auth).signIn.mockRejectedValue(new auth.SecondFactorDue())
    endSession()
    show('/sign-in')
    await type('Email', 'ada@example.com')
    await type('Password', 'secret-1')
    await press('Sign In')
    await screen.findByLabelText('Code')
  }

  it('takes another code after one that was used already', async () => {
    await startSecondFactor()
    vi.mocked(auth).confirmSecondFactor.mockRejectedValue(named('ExpiredCodeException'))
    await type('Code', '111111')
    await press('Sign In')
    expect(await fieldError('Code')).toBe(accountFailures['second-factor-used'])
    expect(shownMessages()).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
  })

  it('begins again when it took too long', async () => {
    await startSecondFactor()
    vi.mocked(auth).confirmSecondFactor.mockRejectedValue(named('NotAuthorizedException', 'Invalid session'))
    await type('Code', '111111')
    await press('Sign In')
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(shownMessages()).toEqual(['ERROR: Sign-in timed out. Sign in again'])
  })
})
