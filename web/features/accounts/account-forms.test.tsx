// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountFailures } from '#domain/messages/accounts.ts'
import * as auth from '#web/lib/session/auth.ts'
import { clearRoute } from '#web/lib/session/stored-route.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { shownErrors, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { NEEDS_CODE } from './sign-in-and-navigate.ts'
import { showAccounts } from './testing/show-accounts.ts'

vi.mock('#web/lib/session/auth.ts')
const settings = vi.hoisted(() => ({ read: Promise.resolve() }))
vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => settings.read.then(() => ({ passwordMinLength: 6 })) }))

const api = mockApi()
const cognito = vi.mocked(auth)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const general = async () => {
  await userEvent.type(await screen.findByLabelText('First name'), 'mary ann')
  await userEvent.type(field('Last name'), "o'NEIL rn")
  await userEvent.type(field('Phone'), '3055550142')
  await press('Next')
  await screen.findByLabelText('Confirm password')
}
const account = async () => {
  await userEvent.type(field('Email'), ' Ada@Example.com')
  await userEvent.type(field('Password'), 'secret-1')
  await userEvent.type(field('Confirm password'), 'secret-1')
}
/** Fills in sign-up and submits it. The returned function lets the password check finish. */
async function signUpHeld(): Promise<() => void> {
  let readOn = () => {}
  showAccounts('/sign-up')
  await general()
  await account()
  settings.read = new Promise((resolve) => {
    readOn = resolve
  })
  await press('Sign Up')
  return readOn
}

setUpScreen()
beforeEach(() => {
  api.reply('RecordSeen', { recordSeen: null })
  cognito.signIn.mockResolvedValue(student)
  cognito.signUp.mockResolvedValue('done')
})
afterEach(() => {
  clearRoute()
  endSession()
})

describe('every account form', () => {
  it.each([
    ['/sign-in', { Email: 'username', Password: 'current-password' }],
    ['/sign-up', { 'First name': 'given-name', 'Last name': 'family-name', Phone: 'tel-national' }],
    ['/reset', { Email: 'username' }],
    [
      '/reset?email=ada%40example.com',
      {
        Email: 'username',
        Code: 'one-time-code',
        'New password': 'new-password',
        'Confirm password': 'new-password',
      },
    ],
  ])('declares its fields to password managers and autofill: %s', async (address, fields) => {
    showAccounts(address)
    await screen.findByRole('heading', { level: 1 })
    for (const [label, autocomplete] of Object.entries(fields)) expect(field(label).autocomplete).toBe(autocomplete)
  })

  it('declares those of the second step of sign-up too, and lets text be pasted into each', async () => {
    showAccounts('/sign-up')
    await general()
    const fields = { Email: 'username', Password: 'new-password', 'Confirm password': 'new-password' }
    for (const [label, autocomplete] of Object.entries(fields)) {
      expect(field(label).autocomplete).toBe(autocomplete)
      await userEvent.click(field(label))
      await userEvent.paste('pasted1@b.co')
      expect(field(label).value).toBe('pasted1@b.co')
    }
  })

  it('signs up with the password in the form once its check has ended', async () => {
    const readOn = await signUpHeld()
    await userEvent.type(field('Password'), '23')
    await userEvent.type(field('Confirm password'), '23')
    readOn()
    await vi.waitFor(() =>
      expect(cognito.signUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ password: 'secret-123' })),
    )
  })

  it('checks the password typed during the wait before it signs up', async () => {
    const readOn = await signUpHeld()
    for (const label of ['Password', 'Confirm password']) {
      await userEvent.clear(field(label))
      await userEvent.type(field(label), 'password')
    }
    readOn()
    await screen.findByText('Please choose a less common password')
    expect(cognito.signUp).not.toHaveBeenCalled()
  })

  it('fills in the address of a new password for a password manager', async () => {
    showAccounts('/reset?email=ada%40example.com&code=123456')
    await screen.findByLabelText('Code')
    expect(field('Email').value).toBe('ada@example.com')
  })

  it('ties each error to its field, announces it, and puts the focus on the first wrong one', async () => {
    showAccounts('/sign-up')
    await userEvent.type(await screen.findByLabelText('First name'), 'Ada')
    await press('Next')
    const last = field('Last name')
    await vi.waitFor(() => expect(document.activeElement).toBe(last))
    expect(last.getAttribute('aria-invalid')).toBe('true')
    const error = document.getElementById(last.getAttribute('aria-describedby')!.split(' ')[0]!)
    expect(error?.textContent).toBe('Last name must be valid')
    expect(error?.getAttribute('role')).toBe('alert')
    expect(field('First name').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText('Please enter a valid U.S. phone number with area code')).toBeDefined()
  })

  it('shows the typed password on request', async () => {
    showAccounts('/sign-in')
    const password = await screen.findByLabelText<HTMLInputElement>('Password')
    expect(password.type).toBe('password')
    await press('Show password')
    expect(password.type).toBe('text')
    await press('Hide password')
    expect(password.type).toBe('password')
  })
})

describe('sign-in', () => {
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
    await userEvent.type(field('Password'), 'secret-1')
  }
  it('is asked once, however often the button is pressed, and shows that it is busy', async () => {
    let answer = (_: typeof student) => {}
    cognito.signIn.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const router = showAccounts('/sign-in')
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign In' }))
    await userEvent.type(field('Password'), '{Enter}')
    expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBe('true')
    expect(cognito.signIn).toHaveBeenCalledOnce()
    answer(student)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'))
  })
  it('requires the e-mailed code of an account that was never confirmed, then continues', async () => {
    cognito.signIn.mockRejectedValueOnce(new auth.UnconfirmedAccount())
    const router = showAccounts('/sign-in')
    await fill()
    await press('Sign In')
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await press('Confirm')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'))
    expect(cognito.confirmSignUp).toHaveBeenCalledWith('ada@example.com', '123456')
  })
  it.each([
    ['UserNotFoundException', 'Email', accountFailures['sign-in-user-not-found']],
    ['NotAuthorizedException', 'Password', accountFailures['sign-in-wrong-password']],
  ])(
    'moves the focus after %s to %s, shows why next to it only, and keeps what was typed',
    async (name, label, hint) => {
      cognito.signIn.mockRejectedValue(Object.assign(new Error('No'), { name }))
      showAccounts('/sign-in')
      await fill()
      await press('Sign In')
      await vi.waitFor(() => expect(document.activeElement).toBe(field(label)))
      expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', 'secret-1'])
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
      expect(shownErrors()).toEqual([hint])
    },
  )
})

it('a wrong recovery code is reported at its field only', async () => {
  cognito.signIn.mockRejectedValue(Object.assign(new Error('No'), { name: 'UserLambdaValidationException' }))
  const router = showAccounts('/sign-in')
  await router.navigate('/sign-in', { state: NEEDS_CODE })
  await press('Use a recovery code')
  await userEvent.type(field('Email'), 'ada@example.com')
  await userEvent.type(field('Password'), 'secret-1')
  await userEvent.type(field('Recovery code'), 'AAAA-BBBB')
  await press('Sign In')
  await vi.waitFor(() => expect(shownErrors()).toEqual([accountFailures['recovery-code-wrong']]))
  expect(document.activeElement).toBe(field('Recovery code'))
})

describe('sign-up', () => {
  it('makes no second account when the sign-in after it failed', async () => {
    cognito.signIn.mockRejectedValueOnce(new Error('Network error'))
    const router = showAccounts('/sign-up')
    await general()
    await account()
    await press('Sign Up')
    await vi.waitFor(() => expect(shownMessages()).toEqual(['ERROR: Network error']))
    await press('Sign Up')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'))
    expect(cognito.signUp).toHaveBeenCalledOnce()
  })
})

describe('sign-out', () => {
  it.each([
    ['a student to My Courses', student, '/my-courses'],
    ['an administrator to the dashboard', admin, '/dashboard'],
  ] as const)('leads %s when cancelled after opening by its address', async (_, session, path) => {
    startSession(session)
    const router = showAccounts('/sign-out')
    await press('Cancel')
    expect(router.state.location.pathname).toBe(path)
    expect(cognito.signOut).not.toHaveBeenCalled()
  })
})

describe('reset', () => {
  it('offers another code, and shows what was wrong with one', async () => {
    cognito.confirmPasswordReset.mockRejectedValue(new Error('Invalid verification code provided, please try again.'))
    showAccounts('/reset?email=ada%40example.com&code=123456')
    await userEvent.type(await screen.findByLabelText('New password'), 'better7')
    await userEvent.type(field('Confirm password'), 'better7')
    await press('Save password')
    await vi.waitFor(() =>
      expect(shownMessages()).toEqual(['ERROR: Invalid verification code provided, please try again.']),
    )
    expect(document.activeElement).toBe(field('Code'))
    await userEvent.click(screen.getByRole('link', { name: 'Resend code' }))
    expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeDefined()
  })
})
