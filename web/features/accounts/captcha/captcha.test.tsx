// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountFailures } from '#domain/messages/accounts.ts'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import * as auth from '#web/lib/session/auth.ts'
import { clearRoute } from '#web/lib/session/stored-route.ts'
import { withCaptchaToken } from '#web/lib/session/with-captcha-token.ts'
import { fieldErrors, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { showAccounts } from '../testing/show-accounts.ts'
import type { CaptchaApi } from './captcha-puzzle.tsx'

vi.mock('#web/lib/session/auth.ts')
vi.mock('#web/lib/session/with-captcha-token.ts')
vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: vi.fn() }))

const api = mockApi()
const cognito = vi.mocked(auth)
const signUpCaptcha = { scriptUrl: 'https://a1.us-east-1.captcha-sdk.awswaf.com/a1/jsapi.js', apiKey: 'public' }
const refusal = (reason: string) =>
  Object.assign(new Error(`Request not allowed due to WAF ${reason}.`), { name: 'ForbiddenException' })

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: captchaWords.title }))

/** Fills in both steps of sign-up and submits. */
async function fillIn() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada')
  await userEvent.type(field('Last name'), 'Lane')
  await userEvent.type(field('Phone'), '3055550142')
  await press('Next')
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await userEvent.type(field('Password'), 'secret-1')
  await userEvent.type(field('Confirm password'), 'secret-1')
  await press('Sign Up')
}
async function signUp() {
  const router = showAccounts('/sign-up')
  await fillIn()
  return router
}
const typed = () => [field('Email').value, field('Password').value, field('Confirm password').value]

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="awswaf.com"]')]
/** Waits for the page's script element for AWS's script. */
const script = () =>
  vi.waitFor(() => {
    const [element] = scripts()
    if (element === undefined) throw new Error('No script was asked for')
    return element
  })

type Settings = Parameters<CaptchaApi['renderCaptcha']>[1]
const renderCaptcha = vi.fn<CaptchaApi['renderCaptcha']>()
/** Waits for the `count`th puzzle and returns the settings passed to it. */
const puzzle = (count = 1): Promise<Settings> =>
  vi.waitFor(() => {
    expect(renderCaptcha).toHaveBeenCalledTimes(count)
    return renderCaptcha.mock.lastCall![1]
  })
/** Simulates that AWS's script has loaded. It stays loaded for later tests. */
const arrive = async () => {
  const element = await script()
  Object.assign(window, { AwsWafCaptcha: { renderCaptcha } })
  fireEvent.load(element)
}

setUpScreen()
beforeEach(() => {
  api.reply('RecordSeen', { recordSeen: null })
  vi.mocked(loadConfig).mockResolvedValue({ passwordMinLength: 6, signUpCaptcha } as never)
  vi.mocked(withCaptchaToken).mockImplementation((_, run) => run())
  cognito.signIn.mockResolvedValue(student)
  cognito.signUp.mockRejectedValueOnce(refusal('captcha')).mockResolvedValue('done')
})
afterEach(() => {
  clearRoute()
})

describe('a script that does not come', () => {
  it('shows a message, and can be requested again', async () => {
    await signUp()
    const shown = await dialog()
    expect(shown.getByText(captchaWords.lead)).toBeDefined()
    expect(shown.getByRole('status').textContent).toBe(captchaWords.loading)
    const first = await script()
    fireEvent.error(first)
    expect((await shown.findByRole('alert')).textContent).toContain(captchaWords.missing)
    expect(scripts()).toEqual([])
    await press('Try again')
    expect(shown.getByRole('status').textContent).toBe(captchaWords.loading)
    expect(await script()).not.toBe(first)
    await arrive()
    const { onLoad, onSuccess } = await puzzle()
    act(onLoad)
    expect(shown.queryByRole('status')).toBeNull()
    act(() => onSuccess('token-1'))
    await vi.waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Signed up, you may now use your account.']))
  })
})

describe('a sign-up that a puzzle is asked for', () => {
  it('is sent again once with its token, as it was, and signs in', async () => {
    const router = await signUp()
    const { onLoad, onSuccess, apiKey, dynamicWidth, skipTitle } = await puzzle()
    expect({ apiKey, dynamicWidth, skipTitle }).toEqual({ apiKey: 'public', dynamicWidth: true, skipTitle: true })
    // AWS's script may depend on its `this`.
    expect(renderCaptcha.mock.contexts).toEqual([expect.objectContaining({ renderCaptcha })])
    act(onLoad)
    act(() => {
      onSuccess('token-1')
      onSuccess('token-2')
    })
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'))
    expect(vi.mocked(withCaptchaToken).mock.calls.map(([token]) => token)).toEqual(['token-1'])
    const [first, second, ...others] = cognito.signUp.mock.calls
    expect(second).toEqual(first)
    expect(others).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('requires the e-mailed code if the deployment wants one', async () => {
    cognito.signUp.mockReset().mockRejectedValueOnce(refusal('captcha')).mockResolvedValue('confirm')
    await signUp()
    const { onSuccess } = await puzzle()
    act(() => onSuccess('token-1'))
    expect(await screen.findByText(/We emailed you a code/)).toBeDefined()
  })

  it('cannot be closed or sent twice while it is under way', async () => {
    let answer = (_: 'done') => {}
    cognito.signUp.mockReset().mockRejectedValueOnce(refusal('captcha'))
    cognito.signUp.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const router = await signUp()
    const { onSuccess } = await puzzle()
    act(() => onSuccess('token-1'))
    const shown = await dialog()
    expect((await shown.findByRole('status')).textContent).toBe(captchaWords.sending)
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
    expect(shown.queryByRole('button', { name: 'Close' })).toBeNull()
    answer('done')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'))
    expect(cognito.signUp).toHaveBeenCalledTimes(2)
  })

  it('requires one puzzle, however often the button is pressed', async () => {
    await signUp()
    await dialog()
    fireEvent.click(screen.getByText('Sign Up', { selector: 'button' }))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(cognito.signUp).toHaveBeenCalledOnce()
  })

  it.each(['Cancel', 'Close'])(
    'returns to the filled form by %s, and ignores a puzzle that is solved after',
    async (name) => {
      await signUp()
      const { onSuccess, onError, onLoad } = await puzzle()
      await press(name)
      expect(screen.queryByRole('dialog')).toBeNull()
      act(() => {
        onLoad()
        onSuccess('late')
        onError(new Error('late'))
      })
      expect(cognito.signUp).toHaveBeenCalledOnce()
      expect(typed()).toEqual(['ada@example.com', 'secret-1', 'secret-1'])
      expect(shownMessages()).toEqual([])
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign Up' })))
      // A new attempt requires another puzzle.
      cognito.signUp.mockReset().mockRejectedValueOnce(refusal('captcha')).mockResolvedValue('done')
      await press('Sign Up')
      act((await puzzle(2)).onLoad)
      expect((await dialog()).getByText(captchaWords.lead)).toBeDefined()
    },
  )

  it('reports an aborted puzzle, and offers another', async () => {
    await signUp()
    const { onError } = await puzzle()
    act(() => onError(new Error('token_error')))
    expect((await (await dialog()).findByRole('alert')).textContent).toContain(captchaWords.broken)
    await press('Try again')
    act((await puzzle(2)).onLoad)
    expect((await dialog()).queryByRole('alert')).toBeNull()
  })

  it('reports a refused token, and offers another puzzle, each time', async () => {
    cognito.signUp.mockReset().mockRejectedValue(refusal('captcha'))
    await signUp()
    for (const count of [1, 2]) {
      const { onSuccess } = await puzzle(count)
      act(() => onSuccess(`token-${count}`))
      expect((await (await dialog()).findByRole('alert')).textContent).toContain(captchaWords.refused)
      await press('Try again')
    }
    expect(cognito.signUp).toHaveBeenCalledTimes(3)
    await press('Cancel')
    expect(typed()).toEqual(['ada@example.com', 'secret-1', 'secret-1'])
  })

  it('reports an invalid e-mail at its field, behind the puzzle', async () => {
    const used = Object.assign(new Error('User already exists'), { name: 'UsernameExistsException' })
    cognito.signUp.mockReset().mockRejectedValueOnce(refusal('captcha')).mockRejectedValue(used)
    await signUp()
    const { onSuccess } = await puzzle()
    act(() => onSuccess('token-1'))
    await vi.waitFor(() => expect(fieldErrors()).toEqual([expect.stringContaining('User already exists.')]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes with the browser’s Back, which leads to the first step', async () => {
    const router = showAccounts('/')
    await router.navigate('/sign-up')
    await fillIn()
    await dialog()
    await router.navigate(-1)
    expect(await screen.findByDisplayValue('(305)555-0142')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Next')
    expect(await screen.findByDisplayValue('ada@example.com')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a message when nothing appears for long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await signUp()
    await puzzle()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect((await (await dialog()).findByRole('alert')).textContent).toContain(captchaWords.missing)
    vi.useRealTimers()
  })

  it('accepts a puzzle that is there, even if the script does not announce it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderCaptcha.mockImplementation((container) => container.append('A puzzle'))
    await signUp()
    await puzzle()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    const shown = await dialog()
    expect(shown.getByText('A puzzle')).toBeDefined()
    expect(shown.queryByRole('status')).toBeNull()
    vi.useRealTimers()
  })
})

describe('a refusal of the firewall', () => {
  it('loads no script and asks the user to reload if the page has no puzzle', async () => {
    vi.mocked(loadConfig).mockResolvedValue({ passwordMinLength: 6 } as never)
    await signUp()
    await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${accountFailures['captcha-missing']}`]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(renderCaptcha).not.toHaveBeenCalled()
  })

  it('asks the user to wait after a sign-up beyond the limit', async () => {
    cognito.signUp.mockReset().mockRejectedValue(refusal('block'))
    await signUp()
    await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${accountFailures['too-many-tries']}`]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(typed()).toEqual(['ada@example.com', 'secret-1', 'secret-1'])
  })
})
