// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { admin, student } from '#web/testing/sessions.ts'
import { confirmSecondFactor, signIn, signInAgain, signOut } from './auth.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { selectProgress, selectionStore } from './selection-store.ts'
import { currentSession, endSession, startSession, sessionStore, reloadRestoredPages } from './session-store.ts'

vi.mock('#web/lib/api/load-amplify.ts', () => ({ loadAmplify: vi.fn() }))

const TOKEN = 'CognitoIdentityServiceProvider.client.ada.accessToken'
const amplifySignOut = vi.fn(() => Promise.resolve())
const forgetDevice = vi.fn(() => Promise.reject(new Error('no device')))

/** The session that a newly loaded page finds. */
async function sessionOfNewPage() {
  vi.resetModules()
  const fresh = await import('./session-store.ts')
  return fresh.currentSession()
}

beforeEach(() => {
  vi.mocked(loadAmplify).mockResolvedValue({ signOut: amplifySignOut, forgetDevice } as never)
  startSession(student)
})
afterEach(() => {
  endSession()
  sessionStorage.clear()
  vi.clearAllMocks()
})

describe('a session', () => {
  it('is kept by a reload and ends with the tab [1.7.6]', async () => {
    expect(await sessionOfNewPage()).toEqual(student)
    expect(JSON.stringify(localStorage)).not.toContain(student.uid)
    // Another tab has its own storage.
    sessionStorage.clear()
    expect(await sessionOfNewPage()).toBeUndefined()
  })

  it('is not there in the first state, which pre-rendered pages hydrate with', () => {
    expect(sessionStore.getInitialState().session).toBeUndefined()
    expect(sessionStore.getState().session).toEqual(student)
  })
})

describe('sign-out', () => {
  const fill = () => {
    sessionStorage.setItem(TOKEN, 'secret')
    sessionStorage.setItem('academy.other', 'private')
    for (const key of ['questions', 'users', 'notes', 'progress']) queryClient.setQueryData([key], ['private'])
    selectProgress('p1')
  }
  const expectCleared = () => {
    expect(currentSession()).toBeUndefined()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(selectionStore.getState().selection).toBeUndefined()
    expect(Object.keys(sessionStorage)).toEqual([])
  }

  it('clears questions, users, notes and progress data, the selection and the tokens', async () => {
    fill()
    await signOut()
    expect([forgetDevice, amplifySignOut].map((call) => call.mock.calls.length)).toEqual([1, 1])
    expectCleared()
  })

  it('clears them without a network too', async () => {
    fill()
    vi.mocked(loadAmplify).mockRejectedValue(new Error('no network'))
    await signOut()
    expectCleared()
  })

  it('leaves nothing of one user to the next one', () => {
    queryClient.setQueryData(['users'], ['private'])
    startSession({ ...admin, uid: 'u2' })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('keeps the place in the course of a session that ended on its own, for its user only', () => {
    selectProgress('p1')
    endSession(true)
    expect(selectionStore.getState().selection).toMatchObject({ uid: student.uid, progressKey: 'p1' })
  })
})

describe('a page that the Back button brings back whole', () => {
  const back = (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }

  it('is loaded again when the tab was signed out in the meantime', () => {
    const reload = vi.fn()
    const stop = reloadRestoredPages(reload)
    back(true)
    expect(reload).not.toHaveBeenCalled()
    // Signed out by a later page of the same tab, without notifying this page.
    sessionStorage.clear()
    back(false)
    expect(reload).not.toHaveBeenCalled()
    back(true)
    expect(reload).toHaveBeenCalledOnce()
    stop()
  })
})

describe('the type of the user who signs in', () => {
  it.each([
    [['Admin'], 'Admin'],
    [['ADMIN', 'other'], 'Admin'],
    [['student'], 'Student'],
    [undefined, 'Student'],
  ])('is read from the groups %j as %s, ignoring case [3.1.6]', async (groups, type) => {
    const payload = { sub: 'u1', ...(groups ? { 'cognito:groups': groups } : {}) }
    vi.mocked(loadAmplify).mockResolvedValue({
      signOut: amplifySignOut,
      signIn: () => Promise.resolve({ isSignedIn: true, nextStep: { signInStep: 'DONE' } }),
      fetchAuthSession: () => Promise.resolve({ tokens: { idToken: { payload: {} }, accessToken: { payload } } }),
    } as never)
    expect((await signIn('ada@example.com', 'secret')).type).toBe(type)
  })
})

describe('a sign-in in place of a running session', () => {
  const DEVICE = 'CognitoIdentityServiceProvider.client.ada.deviceKey'
  const stored = () => Object.fromEntries([TOKEN, DEVICE].map((key) => [key, sessionStorage.getItem(key)]))
  const before = { [TOKEN]: 'secret', [DEVICE]: 'd1' }
  /** Snapshots of the storage while each sign-in step runs. */
  const seenByPool: object[] = []
  const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }
  const factorDue = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } }
  const answer = (reply: object) => () => {
    seenByPool.push(stored())
    if (reply instanceof Error) return Promise.reject(reply)
    if (reply === done) sessionStorage.setItem(DEVICE, 'd2')
    return Promise.resolve(reply)
  }
  const forget = vi.fn(() => Promise.resolve())
  const amplify = (signInReply: object, confirmReply: object = done) => {
    vi.mocked(loadAmplify).mockResolvedValue({
      hold: (run: () => unknown) => run(),
      signIn: answer(signInReply),
      confirmSignIn: answer(confirmReply),
      fetchAuthSession: () => Promise.resolve({ tokens: { accessToken: { payload: { sub: student.uid } } } }),
      forgetDevice: forget,
    } as never)
  }
  beforeEach(() => {
    seenByPool.length = 0
    forget.mockClear()
    for (const [key, value] of Object.entries(before)) sessionStorage.setItem(key, value)
  })

  it('names no earlier device to the pool, and forgets that one when it is done', async () => {
    amplify(done)
    await signInAgain('ada@example.com', 'secret')
    expect(seenByPool).toEqual([{ [TOKEN]: null, [DEVICE]: null }])
    await vi.waitFor(() => expect(forget).toHaveBeenCalledWith({ device: { id: 'd1' } }))
    expect(stored()).toMatchObject({ [DEVICE]: 'd2' })
  })

  it('leaves the earlier session while the second factor is due, wrong, or abandoned', async () => {
    amplify(factorDue, new Error('wrong code'))
    await expect(signInAgain('ada@example.com', 'secret')).rejects.toThrow()
    expect(stored()).toEqual(before)
    await expect(confirmSecondFactor('000000')).rejects.toThrow('wrong code')
    expect(stored()).toEqual(before)
    expect(forget).not.toHaveBeenCalled()
    amplify(factorDue)
    await confirmSecondFactor('123456')
    expect(seenByPool).toEqual([1, 2, 3].map(() => ({ [TOKEN]: null, [DEVICE]: null })))
    await vi.waitFor(() => expect(forget).toHaveBeenCalledWith({ device: { id: 'd1' } }))
  })
})
