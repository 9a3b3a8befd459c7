import { expect, it } from 'vitest'
import { durationText, paceText, percentOf } from './upload-pace.ts'
import { afterEvent, READY, type UploadEvent, type UploadState } from './upload-state.ts'

const after = (...events: UploadEvent[]): UploadState => events.reduce(afterEvent, READY)
const started: UploadEvent = { type: 'started', fileName: 'a.mp4', total: 1000 }
const sent = (bytes: number, at = 0): UploadEvent => ({ type: 'sent', sent: bytes, at })

it('an upload goes from ready through inProgress and finishing to done, and back to ready', () => {
  expect(after(started)).toMatchObject({ phase: 'inProgress', sent: 0, total: 1000 })
  expect(after(started, sent(400), { type: 'arrived' })).toMatchObject({ phase: 'finishing', fileName: 'a.mp4' })
  expect(after(started, { type: 'arrived' }, { type: 'saved' })).toMatchObject({ phase: 'done' })
  expect(after(started, { type: 'arrived' }, { type: 'saved' }, { type: 'reset' })).toEqual(READY)
})

it('an upload reports that the video is being prepared, and that it starts late if that failed', () => {
  expect(after(started)).toMatchObject({ preparing: true, startsLate: false })
  expect(after(started, { type: 'prepared', startsLate: true })).toMatchObject({ preparing: false, startsLate: true })
  expect(after({ type: 'prepared', startsLate: true })).toEqual(READY)
})

it('a cancel or an error cancels the upload, and only a reset makes it ready', () => {
  expect(after(started, { type: 'canceled' })).toMatchObject({ phase: 'canceled', problem: undefined })
  const failed = after(started, { type: 'failed', problem: 'Access Denied' })
  expect(failed).toMatchObject({ phase: 'canceled', problem: 'Access Denied' })
  expect(afterEvent(failed, started)).toBe(failed)
  expect(afterEvent(failed, sent(500))).toBe(failed)
  expect(afterEvent(failed, { type: 'reset' })).toEqual(READY)
})

it('a running upload ignores a reset, and an unfinished one ignores saved', () => {
  const running = after(started)
  expect(afterEvent(running, { type: 'reset' })).toBe(running)
  expect(afterEvent(running, { type: 'saved' })).toBe(running)
})

it('an upload has percentage, speed, and time left', () => {
  const state = after(started, sent(100, 1000), sent(300, 2000), sent(500, 3000))
  if (state.phase !== 'inProgress') throw new Error('not in progress')
  expect(percentOf(state)).toBe(50)
  expect(paceText(state)).toBe('200.0 B/s, about 3 s left')
})

it('the speed is reset after a lost connection', () => {
  const state = after(started, sent(100, 0), sent(900, 5000), { type: 'waiting', waiting: true })
  if (state.phase !== 'inProgress') throw new Error('not in progress')
  expect(state.waiting).toBe(true)
  expect(paceText(state)).toBe('')
})

it.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [61, '2 min'],
  [3601, '1 h 1 min'],
])('a duration of %d seconds reads %s', (seconds, words) => expect(durationText(seconds)).toBe(words))
