// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountFailures, accountFieldHints, signInWords } from '#domain/messages/accounts.ts'
import * as auth from '#web/lib/session/auth.ts'
import { signedOutElsewhere } from '#web/lib/session/session-store.ts'
import { clearRoute } from '#web/lib/session/stored-route.ts'
import { fieldErrors, shownErrors, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { showAccounts } from './testing/show-accounts.ts'

vi.mock('#web/lib/session/auth.ts')
vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ passwordMinLength: 6 }) }))

const api = mockApi()
const cognito = vi.mocked(auth)
const failure = (name: string, message: string) => Object.assign(new Error(message), { name })
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  fireEvent.blur(field)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

setUpScreen()
beforeEach(() => {
  api.reply('RecordSeen', { recordSeen: null })
  cognito.signIn.mockResolvedValue(student)
  cognito.signUp.mockResolvedValue('done')
})
afterEach(() => {
  clearRoute()
  window.localStorage.clear()
})

describe('sign-in', () => {
  const signIn = async (email = ' Ada@Example.com ', password = 'secret-1') => {
    await type('Email', email)
    await type('Password', password)
    await press('Sign In')
  }
  it.each([
    ['a student to My Courses', student, '/my-courses'],
    ['an administrator to the dashboard', admin, '/dashboard'],
  ] as const)('leads %s [1.7.2]', async (_, who, path) => {
    cognito.signIn.mockResolvedValue(who)
    const router = showAccounts('/sign-in')
    await signIn()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(cognito.signIn).toHaveBeenCalledWith('ada@example.com', 'secret-1', undefined)
    expect(shownMessages()).toEqual(['SUCCESS: Signed in'])
  })
  it('starts with the e-mail of the last sign-in on this device, and stores no password', async () => {
    cognito.signIn.mockRejectedValueOnce(failure('TooManyRequestsException', 'Too many requests'))
    showAccounts('/sign-in')
    await signIn('wrong@example.com')
    await vi.waitFor(() => expect(shownMessages()).toHaveLength(1))
    await signIn()
    await vi.waitFor(() => expect(cognito.signIn).toHaveBeenCalledTimes(2))
    cleanup()
    showAccounts('/sign-in')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(JSON.stringify(window.localStorage)).not.toContain('secret-1')
  })
  it('forgets the e-mail of somebody else', async () => {
    window.localStorage.setItem('academy.email', JSON.stringify('ada@example.com'))
    showAccounts('/sign-in')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
    await press(signInWords.notYou)
    const field = screen.getByLabelText('Email')
    expect(field).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field)
    expect(window.localStorage.getItem('academy.email')).toBeNull()
    expect(screen.queryByRole('button', { name: signInWords.notYou })).toBeNull()
  })
  it('says once that the user signed out in another tab', () => {
    signedOutElsewhere.write('u1')
    showAccounts('/sign-in')
    expect(screen.getByText(signInWords.signedOut)).toBeTruthy()
    cleanup()
    showAccounts('/sign-in')
    expect(screen.queryByText(signInWords.signedOut)).toBeNull()
  })
  it('requires an e-mail and a password [1.5.2] [1.5.3]', async () => {
    showAccounts('/sign-in')
    await type('Email', '')
    expect(await screen.findByText('Please enter an email to sign in')).toBeDefined()
    await type('Email', 'nobody')
    expect(await screen.findByText('Invalid email')).toBeDefined()
    await press('Sign In')
    expect(shownErrors()).toEqual(['Please enter a valid email', 'Please enter a password'])
    await type('Email', 'a@b.co')
    await press('Sign In')
    expect(shownErrors()).toEqual(['Please enter a password'])
    expect(cognito.signIn).not.toHaveBeenCalled()
  })
  it.each([
    ['NotAuthorizedException', 'Password attempts exceeded', 'Password attempts exceeded'],
    ['TooManyRequestsException', 'Too many requests', 'Too many requests'],
    ['SecurityError', 'Failed to read the sessionStorage property', accountFailures['storage-blocked']],
  ])('shows the meaning of %s (%s) [1.8.4]', async (name, message, text) => {
    cognito.signIn.mockRejectedValue(failure(name, message))
    showAccounts('/sign-in')
    await signIn()
    await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${text}`]))
  })
  it('clears a field’s error after 7 s [1.5.13]', async () => {
    showAccounts('/sign-in')
    const field = await screen.findByLabelText('Email')
    vi.useFakeTimers({ shouldAdvanceTime: false })
    fireEvent.blur(field)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('Please enter an email to sign in')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(6900))
    expect(screen.getByText('Please enter an email to sign in')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('Please enter an email to sign in')).toBeNull()
    vi.useRealTimers()
  })
})

describe('sign-up', () => {
  const general = async (first = 'ada', last = 'lane', phone = '3055550142') => {
    await type('First name', first)
    await type('Last name', last)
    await type('Phone', phone)
    await press('Next')
  }
  const account = async (email = 'Ada@Example.com', password = 'secret-1', repeated = password) => {
    await type('Email', email)
    await type('Password', password)
    await type('Confirm password', repeated)
    await press('Sign Up')
  }
  it('shows no error of the second step after a double click on Next', async () => {
    showAccounts('/sign-up')
    await general()
    const signUp = await screen.findByRole('button', { name: 'Sign Up' })
    fireEvent.click(signUp, { detail: 2 })
    expect(shownErrors()).toEqual([])
    fireEvent.click(signUp, { detail: 1 })
    await vi.waitFor(() => expect(shownErrors()).toContain('E-mail must be valid'))
  })
  it('takes two steps, makes the account and signs in [1.7.3]', async () => {
    const router = showAccounts('/sign-up')
    await general()
    await account()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'))
    expect(cognito.signUp).toHaveBeenCalledWith({
      firstName: 'Ada',
      lastName: 'Lane',
      phone: '+13055550142',
      email: 'ada@example.com',
      password: 'secret-1',
    })
    expect(cognito.signIn).toHaveBeenCalledWith('ada@example.com', 'secret-1', undefined)
    expect(shownMessages()).toEqual(['SUCCESS: Signed up, you may now use your account.'])
    expect(window.sessionStorage.getItem('academy.sign-up')).toBeNull()
  })
  it('goes back a step by the browser’s Back, with all that was typed, and leaves from the first step only', async () => {
    const router = showAccounts('/')
    await router.navigate('/sign-up')
    await general()
    await type('Email', 'ada@example.com')
    await router.navigate(-1)
    expect(await screen.findByDisplayValue('(305)555-0142')).toBeDefined()
    expect(router.state.location.pathname).toBe('/sign-up')
    await press('Next')
    expect(await screen.findByDisplayValue('ada@example.com')).toBeDefined()
    await press('Back')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 1 of 2: general info' }))
    await router.navigate(-1)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
  it('opened by its address keeps the first step for Back, Forward, and a reload, but no password', async () => {
    const router = showAccounts('/sign-up')
    await general()
    await type('Password', 'secret-1')
    const { location: second } = router.state
    expect(JSON.stringify(second)).not.toContain('secret-1')
    await act(() => router.navigate(-1))
    expect(await screen.findByDisplayValue('Ada')).toBeDefined()
    const { location: first } = router.state
    await act(() => router.navigate(1))
    expect(await screen.findByLabelText('Password')).toBeDefined()
    cleanup()
    showAccounts(second)
    expect(await screen.findByLabelText('Password')).toBeDefined()
    cleanup()
    showAccounts(first)
    expect(await screen.findByDisplayValue('(305)555-0142')).toBeDefined()
  })
  it('takes the same account to its code again after a step back', async () => {
    cognito.signUp.mockResolvedValue('confirm')
    const router = showAccounts('/sign-up')
    await general()
    await account()
    await screen.findByText(/We emailed you a code/)
    await act(() => router.navigate(-1))
    await press('Next')
    await account()
    expect(await screen.findByText(/We emailed you a code/)).toBeDefined()
    expect(cognito.signUp).toHaveBeenCalledTimes(1)
  })
  it('reports a wrong code of the e-mail at its field only', async () => {
    cognito.signUp.mockResolvedValue('confirm')
    cognito.confirmSignUp.mockRejectedValue(failure('CodeMismatchException', 'Invalid code'))
    showAccounts('/sign-up')
    await general()
    await account()
    expect(await screen.findByText(/We emailed you a code/)).toBeDefined()
    await type('Code', '123456')
    await press('Confirm')
    await vi.waitFor(() => expect(shownErrors()).toEqual(['Incorrect or expired code']))
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  })
  it('shows the service’s message at the e-mail that is used [1.8.5]', async () => {
    cognito.signUp.mockRejectedValue(failure('UsernameExistsException', 'User already exists'))
    showAccounts('/sign-up')
    await general()
    await account()
    await vi.waitFor(() => expect(shownErrors()).toEqual([`User already exists. ${accountFieldHints['email-used']}`]))
  })
})

describe('sign-out', () => {
  it('asks first, then signs out [1.7.5]', async () => {
    const router = showAccounts('/sign-out')
    expect(await screen.findByText(/Are you sure/)).toBeDefined()
    expect(cognito.signOut).not.toHaveBeenCalled()
    await press('Sign Out')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(cognito.signOut).toHaveBeenCalledOnce()
    expect(shownMessages()).toEqual(['SUCCESS: Signed out'])
  })
})

describe('reset', () => {
  it('sends the e-mail, then takes the code and the new password [1.7.4]', async () => {
    showAccounts('/reset')
    await type('Email', 'Ada@Example.com')
    await press('Send code')
    expect(await screen.findByLabelText('Code')).toBeDefined()
    expect(cognito.sendPasswordReset).toHaveBeenCalledWith('ada@example.com')
    expect(shownMessages()).toEqual(['SUCCESS: Password reset email sent!'])
    await type('Code', '123456')
    await type('New password', 'better7')
    await type('Confirm password', 'better7')
    await press('Save password')
    await vi.waitFor(() =>
      expect(cognito.confirmPasswordReset).toHaveBeenCalledWith('ada@example.com', '123456', 'better7'),
    )
  })
  it('reads address and code from a link’s query, as in older mails, and removes them from the address', async () => {
    const router = showAccounts('/reset?email=ada%40example.com&code=987654')
    expect(await screen.findByDisplayValue('987654')).toBeDefined()
    expect(screen.getByText('ada@example.com')).toBeDefined()
    expect(router.createHref(router.state.location)).toBe('/reset')
  })
  it('reports at its field only that the e-mail is unknown, or that a code is wrong', async () => {
    cognito.sendPasswordReset.mockRejectedValueOnce(failure('UserNotFoundException', 'x'))
    cognito.confirmPasswordReset.mockRejectedValue(failure('CodeMismatchException', 'x'))
    showAccounts('/reset')
    await type('Email', 'a@b.co')
    await press('Send code')
    await vi.waitFor(() => expect(shownErrors()).toEqual(['User not found']))
    await press('Send code')
    await type('Code', '123456')
    await type('New password', 'better7')
    await type('Confirm password', 'better7')
    await press('Save password')
    await vi.waitFor(() => expect(fieldErrors()).toEqual(['Incorrect or expired code']))
    expect(shownMessages().filter((text) => text.startsWith('ERROR'))).toEqual([])
  })
  it('reports that too many e-mails were requested', async () => {
    cognito.sendPasswordReset.mockRejectedValue(failure('LimitExceededException', 'Service words'))
    showAccounts('/reset')
    await type('Email', 'a@b.co')
    await press('Send code')
    await vi.waitFor(() => expect(shownMessages()).toEqual(['ERROR: LimitExceededException']))
  })
  it('shows that the user should wait if the firewall refused the request', async () => {
    cognito.sendPasswordReset.mockRejectedValue(failure('ForbiddenException', 'Request not allowed due to WAF block.'))
    showAccounts('/reset')
    await type('Email', 'a@b.co')
    await press('Send code')
    await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${accountFailures['too-many-tries']}`]))
  })
  it('needs a valid e-mail [1.5.11]', async () => {
    showAccounts('/reset')
    await press('Send code')
    expect(await screen.findByText('E-mail must be valid')).toBeDefined()
    expect(cognito.sendPasswordReset).not.toHaveBeenCalled()
  })
})
