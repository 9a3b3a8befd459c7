// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { bitmapOf, or } from '#domain/attempts/bitmap.ts'
import { decodeSegments, encodeSegments, watchedSeconds } from '#domain/progress/watched.ts'
import type { WatchedFieldsFragment } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { collectWatching } from './collect-watching.ts'
import { sendUnsentWatching } from './send-watching.ts'
import { listUnsent } from './unsent-watching.ts'

const api = mockApi()
const place = { progressKey: 'p1', contentKey: 'c1', sectionKey: 's1', taskKey: 't1' }
const HOUR = 3_600
let stored = bitmapOf([])

/** A one-hour lecture open in a tab. `play` plays from one second to another. */
function aTab(known = bitmapOf([]), taskKey = 't1') {
  const recorded: WatchedFieldsFragment[] = []
  const collector = collectWatching({ ...place, taskKey }, known, (watched) => void recorded.push(watched))
  const play = (from: number, to: number) => {
    for (let at = from; at < to; at += 5) {
      vi.advanceTimersByTime(5_000)
      collector.played({ from: at, to: at + 5 }, HOUR + 0.5)
    }
  }
  return { ...collector, play, recorded }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  startSession(student)
  stored = bitmapOf([])
  api.reply('RecordWatching', ({ input }) => {
    stored = or(stored, decodeSegments(input.pieces) ?? bitmapOf([]))
    const { duration } = input
    const watched = { pieces: stored, duration }
    return { recordWatching: { seconds: watchedSeconds(watched), duration, pieces: encodeSegments(stored) } }
  })
})

it('watched parts are sent every five minutes during playback, and at the end', async () => {
  const { play, ended, recorded } = aTab()
  play(0, 295)
  expect(api.requests('RecordWatching')).toEqual([])
  play(295, 400)
  await settled()
  play(400, 700)
  await settled()
  expect(api.requests('RecordWatching')).toHaveLength(2)
  expect(api.requests('RecordWatching')[0]).toMatchObject({ input: { ...place, duration: HOUR } })
  ended()
  await settled()
  expect(recorded.at(-1)?.seconds).toBe(700)
  expect(listUnsent()).toEqual([])
})

it('a pause sends watched parts, but not within a minute of the last time', async () => {
  const { play, paused } = aTab()
  play(0, 55)
  paused()
  expect(api.requests('RecordWatching')).toEqual([])
  play(55, 65)
  paused()
  paused()
  await settled()
  expect(api.requests('RecordWatching')).toHaveLength(1)
})

it('parts that the academy already has are not sent', async () => {
  const { play, ended } = aTab(bitmapOf([0, 1, 2, 3]))
  play(0, 20)
  ended()
  await settled()
  expect(api.requests('RecordWatching')).toEqual([])
})

it('unsent parts are kept without a connection, and sent when any lecture opens later', async () => {
  api.refuse('RecordWatching', 'network')
  const { play, ended } = aTab()
  play(0, 30)
  ended()
  await settled()
  expect(listUnsent()).toMatchObject([{ taskKey: 't1', pieces: encodeSegments(bitmapOf([0, 1, 2, 3, 4, 5])) }])
  startSession({ ...admin, uid: 'u2' })
  expect(listUnsent()).toEqual([])
  startSession(student)
  api.reply('RecordWatching', { recordWatching: { seconds: 30, duration: HOUR, pieces: '' } })
  await sendUnsentWatching()
  expect(listUnsent()).toEqual([])
})

it('parts watched during a request, here or in another tab, are kept', async () => {
  const { play, ended } = aTab()
  const other = aTab()
  const held = api.hold('RecordWatching')
  play(0, 10)
  ended()
  play(10, 15)
  other.play(60, 65)
  await held.reply({ recordWatching: { seconds: 10, duration: HOUR, pieces: '' } })
  expect(listUnsent()).toMatchObject([{ pieces: encodeSegments(bitmapOf([2, 12])) }])
})

it.each([
  ['course-ended', 0],
  ['task-not-found', 0],
  ['watching-too-fast', 1],
])('%s leaves %i to be sent later', async (code, left) => {
  api.refuse('RecordWatching', code)
  const { play, ended } = aTab()
  play(0, 10)
  ended()
  await settled()
  expect(listUnsent()).toHaveLength(left)
})

it('a malformed stored value is ignored', () => {
  window.localStorage.setItem('academy.watching', '[{"uid":1}]')
  expect(listUnsent()).toEqual([])
})
