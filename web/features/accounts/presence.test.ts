// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GetTimeDocument, RecordSeenDocument } from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { renewSession } from '#web/lib/session/auth.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { admin } from '#web/testing/sessions.ts'
import { recordSignIn, SEEN_EVERY_MS, watchPresence } from './presence.ts'

vi.mock('#web/lib/api/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))
vi.mock('#web/lib/session/auth.ts', () => ({ renewSession: vi.fn(() => Promise.resolve()) }))

const sent = () => vi.mocked(mutate).mock.calls.map(([document, variables]) => ({ document, variables }))
const seen = { document: RecordSeenDocument, variables: { signedIn: false } }
let visibility: DocumentVisibilityState = 'visible'
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.mocked(mutate).mockReset().mockResolvedValue({})
  vi.mocked(query).mockReset().mockResolvedValue({ getTime: 1_800_000_042_000 })
  visibility = 'visible'
  sessionStorage.clear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('sets lastLogin and lastSeen after a sign-in, and nothing more for five minutes [1.7.10]', () => {
  recordSignIn('u1')
  stop = watchPresence('u1')
  vi.advanceTimersByTime(SEEN_EVERY_MS - 1)
  expect(sent()).toEqual([{ document: RecordSeenDocument, variables: { signedIn: true } }])
  vi.advanceTimersByTime(1)
  expect(sent()).toHaveLength(2)
  expect(sent()[1]).toEqual(seen)
})

it('sets lastSeen when a session is resumed, and after a reload only when five minutes have passed [1.7.10]', () => {
  stop = watchPresence('u1')
  expect(sent()).toEqual([seen])
  stop()
  vi.advanceTimersByTime(SEEN_EVERY_MS - 1)
  stop = watchPresence('u1')
  expect(sent()).toHaveLength(1)
  stop()
  vi.advanceTimersByTime(1)
  stop = watchPresence('u1')
  expect(sent()).toHaveLength(2)
})

it('notes another user of the tab at once [1.7.10]', () => {
  stop = watchPresence('u1')
  stop()
  stop = watchPresence('u2')
  expect(sent()).toEqual([seen, seen])
})

it('writes nothing while the page is hidden, and once when it is looked at again [1.7.10]', () => {
  stop = watchPresence('u1')
  show('hidden')
  vi.advanceTimersByTime(3 * SEEN_EVERY_MS)
  expect(sent()).toHaveLength(1)
  show('visible')
  show('hidden')
  show('visible')
  expect(sent()).toHaveLength(2)
})

it('sets the clock by the server’s [1.4.2] [1.7.11]', async () => {
  stop = watchPresence('u1')
  await vi.advanceTimersByTimeAsync(0)
  expect(serverNow()).toBe(1_800_000_042_000)
  expect(vi.mocked(query).mock.calls).toEqual([[GetTimeDocument, {}]])
})

it('does not mind a server that is away', () => {
  vi.mocked(mutate).mockRejectedValue(new Error('away'))
  vi.mocked(query).mockRejectedValue(new Error('away'))
  stop = watchPresence('u1')
  expect(sent()).toEqual([seen])
})

it('asks for new tokens when the record says another type than the session [3.6.6]', async () => {
  startSession({ ...admin, uid: 'u1' })
  vi.mocked(mutate).mockResolvedValue({ recordSeen: { uid: 'u1', type: 'Admin' } })
  stop = watchPresence('u1')
  await vi.advanceTimersByTimeAsync(SEEN_EVERY_MS - 1)
  expect(renewSession).not.toHaveBeenCalled()
  vi.mocked(mutate).mockResolvedValue({ recordSeen: { uid: 'u1', type: 'Student' } })
  await vi.advanceTimersByTimeAsync(1)
  expect(renewSession).toHaveBeenCalledOnce()
  endSession()
})
