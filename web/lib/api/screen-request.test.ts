// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CourseViewDocument, MyProgressDocument, TaskViewDocument } from '#generated/operations.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { dropAhead, screenRequest } from './screen-request.ts'

const { query } = vi.hoisted(() => ({ query: vi.fn() }))
vi.mock('./api.ts', () => ({ query }))

const place = { progressKey: 'P1' }

beforeEach(() => {
  vi.useFakeTimers()
  query.mockReset()
  query.mockImplementation(() => Promise.resolve(`reply ${String(query.mock.calls.length)}`))
  startSession(student)
})
afterEach(() => {
  endSession()
  vi.useRealTimers()
})

it('gives the reply that was requested ahead to the first who asks, and sends again for the next', async () => {
  const request = screenRequest(CourseViewDocument)
  request.begin(place)
  request.begin({ ...place })
  expect(query).toHaveBeenCalledOnce()
  expect(await request.run(place)).toBe('reply 1')
  expect(query).toHaveBeenCalledOnce()
  expect(await request.run(place)).toBe('reply 2')
})

it('compares arguments whatever their order, and one that is undefined as if it were not there', async () => {
  const request = screenRequest(TaskViewDocument)
  const task = { progressKey: 'P', contentKey: 'C', sectionKey: 'S', taskKey: 'T' }
  request.begin(task)
  expect(await request.run({ taskKey: 'T', sectionKey: 'S', contentKey: 'C', progressKey: 'P' })).toBe('reply 1')
  const pages = screenRequest(MyProgressDocument)
  pages.begin({})
  expect(await pages.run({ nextToken: undefined })).toBe('reply 2')
  expect(query).toHaveBeenCalledTimes(2)
})

it('waits for a reply that is on its way however long it takes, and drops one that lay for five seconds', async () => {
  const request = screenRequest(CourseViewDocument)
  let answer: (reply: string) => void = () => undefined
  query.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  request.begin(place)
  await vi.advanceTimersByTimeAsync(60_000)
  const slow = request.run(place)
  answer('slow')
  expect(await slow).toBe('slow')
  request.begin(place)
  await vi.advanceTimersByTimeAsync(5_001)
  await request.run(place)
  expect(query).toHaveBeenCalledTimes(3)
})

it('never gives the reply to other arguments or to another user', async () => {
  const request = screenRequest(CourseViewDocument)
  request.begin(place)
  expect(await request.run({ progressKey: 'P2' })).toBe('reply 2')
  request.begin(place)
  startSession({ ...student, uid: 'other' })
  expect(await request.run(place)).toBe('reply 4')
})

it('a reply that was requested before something changed is not used', async () => {
  const request = screenRequest(CourseViewDocument)
  request.begin(place)
  await vi.advanceTimersByTimeAsync(1)
  dropAhead()
  request.begin(place)
  expect(query).toHaveBeenCalledTimes(2)
  expect(await request.run(place)).toBe('reply 2')
  request.begin(place)
  await vi.advanceTimersByTimeAsync(1)
  dropAhead()
  expect(await request.run(place)).toBe('reply 4')
})

it('gives the reply to the session that starts with the tokens by which it was sent', async () => {
  endSession()
  const request = screenRequest(CourseViewDocument)
  request.begin(place)
  startSession(student)
  expect(await request.run(place)).toBe('reply 1')
})

it('sends again after a failure that no screen has seen', async () => {
  const request = screenRequest(CourseViewDocument)
  query.mockRejectedValueOnce(new Error('no connection'))
  request.begin(place)
  await vi.advanceTimersByTimeAsync(0)
  expect(await request.run(place)).toBe('reply 2')
})
