// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewSession } from '#web/lib/session/renew-session.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { currentSession, endSession, startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { admin } from '#web/testing/sessions.ts'
import { recordSignIn, SEEN_EVERY_MS, watchPresence } from './presence.ts'

vi.mock('#web/lib/session/renew-session.ts', () => ({ renewSession: vi.fn(() => Promise.resolve()) }))

const api = mockApi()
const notes = () => api.requests('RecordSeen')
const names = { displayName: 'Ada B' }
const recordSeen = { uid: 'u1', type: 'Admin' as const, ...names, lastSeen: 1, lastLogin: 1 }
const seen = { signedIn: false }
let visibility: DocumentVisibilityState = 'visible'
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  api.reply('RecordSeen', { recordSeen: null })
  api.reply('GetTime', { getTime: 1_800_000_042_000 })
  visibility = 'visible'
  sessionStorage.clear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('a sign-in sets lastLogin and lastSeen, and nothing else for five minutes', () => {
  recordSignIn('u1')
  stop = watchPresence('u1')
  vi.advanceTimersByTime(SEEN_EVERY_MS - 1)
  expect(notes()).toEqual([{ signedIn: true }])
  vi.advanceTimersByTime(1)
  expect(notes()).toHaveLength(2)
  expect(notes()[1]).toEqual(seen)
})

it('a resumed session sets lastSeen, and a reload only after five minutes', () => {
  stop = watchPresence('u1')
  expect(notes()).toEqual([seen])
  stop()
  vi.advanceTimersByTime(SEEN_EVERY_MS - 1)
  stop = watchPresence('u1')
  expect(notes()).toHaveLength(1)
  stop()
  vi.advanceTimersByTime(1)
  stop = watchPresence('u1')
  expect(notes()).toHaveLength(2)
})

it('another user of the tab is recorded at once', () => {
  stop = watchPresence('u1')
  stop()
  stop = watchPresence('u2')
  expect(notes()).toEqual([seen, seen])
})

it('a hidden page records nothing, and once when it is visible again', () => {
  stop = watchPresence('u1')
  show('hidden')
  vi.advanceTimersByTime(3 * SEEN_EVERY_MS)
  expect(notes()).toHaveLength(1)
  show('visible')
  show('hidden')
  show('visible')
  expect(notes()).toHaveLength(2)
})

it('the clock follows the server’s [1.4.2] [1.7.11]', async () => {
  api.reply('GetTime', () => ({ getTime: Date.now() + 42_000 }))
  stop = watchPresence('u1')
  expect(api.requests('GetTime')).toEqual([])
  // After the page's own requests.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(serverNow() - Date.now()).toBe(42_000)
  expect(api.requests('GetTime')).toEqual([{}])
})

it('an unavailable server causes no error', () => {
  api.refuse('RecordSeen', 'network')
  api.refuse('GetTime', 'network')
  stop = watchPresence('u1')
  expect(notes()).toEqual([seen])
})

it('the tokens are renewed if the record has another type than the session', async () => {
  startSession({ ...admin, uid: 'u1' })
  api.reply('RecordSeen', { recordSeen })
  stop = watchPresence('u1')
  await vi.advanceTimersByTimeAsync(SEEN_EVERY_MS - 1)
  expect(renewSession).not.toHaveBeenCalled()
  api.reply('RecordSeen', { recordSeen: { ...recordSeen, type: 'Student' } })
  await vi.advanceTimersByTimeAsync(1)
  expect(renewSession).toHaveBeenCalledOnce()
  endSession()
})

it('the session takes its name from the record, not from the token', async () => {
  startSession({ ...admin, uid: 'u1' })
  api.reply('RecordSeen', { recordSeen })
  stop = watchPresence('u1')
  await vi.advanceTimersByTimeAsync(1)
  expect(currentSession()).toMatchObject(names)
  endSession()
})
