// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBrowser, removeTabs } from '#web/testing/browser-tabs.ts'
import { student } from '#web/testing/sessions.ts'
import { answerOthers, requestSession, publishEnd } from './session-tabs.ts'
import { SESSION_KEY } from '#web/lib/storage/stored-keys.ts'

vi.mock('./session-tabs.ts', () => ({ answerOthers: vi.fn(), requestSession: vi.fn(), publishEnd: vi.fn() }))

/** Starts the app as in a newly opened tab. */
async function start() {
  vi.resetModules()
  const [store, { shareSession, pendingSession }] = await Promise.all([
    import('./session-store.ts'),
    import('./share-session.ts'),
  ])
  shareSession()
  return { ...store, pendingSession }
}
const holdLock = () => void navigator.locks.request(SESSION_KEY, {}, () => new Promise(() => undefined))

beforeEach(openBrowser)
afterEach(() => {
  window.sessionStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('asks no tab, and loads nothing for it, when no tab is signed in', async () => {
  const { pendingSession } = await start()
  await pendingSession()
  expect(pendingSession()).toBeUndefined()
  expect(requestSession).not.toHaveBeenCalled()
})

it('asks when another tab is signed in, and says so until it is answered', async () => {
  let answer = () => {}
  vi.mocked(requestSession).mockReturnValueOnce(
    new Promise<void>((resolve) => {
      answer = resolve
    }),
  )
  holdLock()
  const { pendingSession } = await start()
  await vi.waitFor(() => expect(requestSession).toHaveBeenCalledOnce())
  expect(pendingSession()).toBeInstanceOf(Promise)
  answer()
  await pendingSession()
  expect(pendingSession()).toBeUndefined()
})

it('goes on without a session when asking fails', async () => {
  vi.mocked(requestSession).mockRejectedValueOnce(new Error('The browser refuses channels'))
  holdLock()
  const { pendingSession, currentSession } = await start()
  await pendingSession()
  expect([pendingSession(), currentSession()]).toEqual([undefined, undefined])
})

it('answers others from the sign-in on, and informs them of the sign-out and of an end by itself', async () => {
  const { startSession, endSession } = await start()
  startSession(student)
  await vi.waitFor(() => expect(answerOthers).toHaveBeenCalledOnce())
  endSession()
  await vi.waitFor(() => expect(publishEnd).toHaveBeenLastCalledWith('u1', false))
  startSession(student)
  await vi.waitFor(() => expect(answerOthers).toHaveBeenCalledTimes(2))
  endSession(true)
  await vi.waitFor(() => expect(publishEnd).toHaveBeenLastCalledWith('u1', true))
})

it('answers others at once after a reload of a tab that is signed in, and asks no tab', async () => {
  window.sessionStorage.setItem(SESSION_KEY, JSON.stringify(student))
  holdLock()
  const { pendingSession } = await start()
  await vi.waitFor(() => expect(answerOthers).toHaveBeenCalledOnce())
  expect(pendingSession()).toBeUndefined()
  expect(requestSession).not.toHaveBeenCalled()
})

it('has a session a tab in a browser without channels and locks', async () => {
  removeTabs()
  const { startSession, endSession, currentSession, pendingSession } = await start()
  startSession(student)
  expect(currentSession()).toEqual(student)
  endSession()
  await pendingSession()
  expect([answerOthers, requestSession, publishEnd].map((tab) => vi.mocked(tab).mock.calls.length)).toEqual([0, 0, 0])
})
