// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBrowser, removeTabs } from '#web/testing/browser-tabs.ts'
import { student } from '#web/testing/sessions.ts'
import { answerOtherTabs, requestSession, publishEnd } from './session-tabs.ts'
import { SESSION_KEY } from '#web/lib/storage/stored-keys.ts'

vi.mock('./session-tabs.ts', () => ({ answerOtherTabs: vi.fn(), requestSession: vi.fn(), publishEnd: vi.fn() }))

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

it('a browser without a signed-in tab sends no session request', async () => {
  const { pendingSession } = await start()
  await pendingSession()
  expect(pendingSession()).toBeUndefined()
  expect(requestSession).not.toHaveBeenCalled()
})

it('a signed-in tab is asked, and the session is pending until it answers', async () => {
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

it('a failed request leaves the tab without a session', async () => {
  vi.mocked(requestSession).mockRejectedValueOnce(new Error('The browser refuses channels'))
  holdLock()
  const { pendingSession, currentSession } = await start()
  await pendingSession()
  expect([pendingSession(), currentSession()]).toEqual([undefined, undefined])
})

it('a signed-in tab answers others, and informs them of a sign-out and of an expiry', async () => {
  const { startSession, endSession } = await start()
  startSession(student)
  await vi.waitFor(() => expect(answerOtherTabs).toHaveBeenCalledOnce())
  endSession()
  await vi.waitFor(() => expect(publishEnd).toHaveBeenLastCalledWith('u1', false))
  startSession(student)
  await vi.waitFor(() => expect(answerOtherTabs).toHaveBeenCalledTimes(2))
  endSession(true)
  await vi.waitFor(() => expect(publishEnd).toHaveBeenLastCalledWith('u1', true))
})

it('a signed-in tab answers others right after a reload, without a session request', async () => {
  window.sessionStorage.setItem(SESSION_KEY, JSON.stringify(student))
  holdLock()
  const { pendingSession } = await start()
  await vi.waitFor(() => expect(answerOtherTabs).toHaveBeenCalledOnce())
  expect(pendingSession()).toBeUndefined()
  expect(requestSession).not.toHaveBeenCalled()
})

it('each tab has its own session in a browser without channels and locks', async () => {
  removeTabs()
  const { startSession, endSession, currentSession, pendingSession } = await start()
  startSession(student)
  expect(currentSession()).toEqual(student)
  endSession()
  await pendingSession()
  expect([answerOtherTabs, requestSession, publishEnd].map((tab) => vi.mocked(tab).mock.calls.length)).toEqual([
    0, 0, 0,
  ])
})
