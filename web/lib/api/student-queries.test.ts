// @vitest-environment jsdom
import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { AppError } from './app-error.ts'
import { dropPrefetched, prefetch, queryClient } from './query-client.ts'
import { courseViewQuery, prefetchMyCourses, taskViewQuery } from './student-queries.ts'

const { query } = vi.hoisted(() => ({ query: vi.fn() }))
vi.mock('./api.ts', () => ({ query }))

const course = courseViewQuery('P1')
const place = { progressKey: 'P', contentKey: 'C', sectionKey: 'S', taskKey: 'T' }
const settle = () => vi.advanceTimersByTimeAsync(1)

/** Opens a query's screen. Returns the data that the screen shows, and a function that leaves it. */
function openScreen<T, K extends QueryKey>(options: QueryObserverOptions<T, Error, T, T, K>) {
  const observer = new QueryObserver(queryClient, options)
  const unsubscribe = observer.subscribe(() => undefined)
  return { shown: () => observer.getCurrentResult().data, leave: unsubscribe }
}

beforeEach(() => {
  vi.useFakeTimers()
  query.mockReset()
  query.mockImplementation(() => {
    const reply = `reply ${String(query.mock.calls.length)}`
    return Promise.resolve({ courseView: reply, taskView: reply, myProgress: { items: [], nextToken: null } })
  })
  startSession(student)
})
afterEach(() => {
  endSession()
  queryClient.clear()
  vi.useRealTimers()
})

it('a prefetched reply is used by one screen, and the next one requests it again', async () => {
  prefetch(course)
  prefetch(courseViewQuery('P1'))
  expect(query).toHaveBeenCalledOnce()
  await settle()
  prefetch(course)
  const first = openScreen(course)
  await settle()
  expect(query).toHaveBeenCalledOnce()
  expect(first.shown()).toBe('reply 1')
  first.leave()
  const next = openScreen(course)
  // The cached reply is shown until the new one arrives.
  expect(next.shown()).toBe('reply 1')
  await settle()
  expect(next.shown()).toBe('reply 2')
})

it('never shows a task that was shown before', async () => {
  prefetch(taskViewQuery(place))
  await settle()
  const first = openScreen(taskViewQuery(place))
  expect(first.shown()).toBe('reply 1')
  first.leave()
  expect(openScreen(taskViewQuery(place)).shown()).toBeUndefined()
})

it('a pending reply is awaited however long it takes, and one older than five seconds is requested again', async () => {
  let answer: (reply: { courseView: string }) => void = () => undefined
  query.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  prefetch(course)
  await vi.advanceTimersByTimeAsync(60_000)
  const slow = openScreen(course)
  answer({ courseView: 'slow' })
  await settle()
  expect(slow.shown()).toBe('slow')
  expect(query).toHaveBeenCalledOnce()
  slow.leave()
  prefetch(course)
  prefetch(taskViewQuery(place))
  await vi.advanceTimersByTimeAsync(5_001)
  openScreen(course)
  expect(openScreen(taskViewQuery(place)).shown()).toBeUndefined()
  expect(query).toHaveBeenCalledTimes(5)
})

it('a reply that is pending when its screen closes is requested again', async () => {
  const first = openScreen(course)
  first.leave()
  await settle()
  openScreen(course)
  expect(query).toHaveBeenCalledTimes(2)
})

it('a reply is never given to other arguments or to another user', async () => {
  prefetch(course)
  await settle()
  prefetch(courseViewQuery('P2'))
  startSession({ ...student, uid: 'other' })
  const { shown } = openScreen(course)
  expect(shown()).toBeUndefined()
  await settle()
  expect(shown()).toBe('reply 3')
})

it('a reply prefetched before a change is not used', async () => {
  prefetch(course)
  dropPrefetched()
  prefetch(course)
  await settle()
  expect(query).toHaveBeenCalledTimes(2)
  dropPrefetched()
  const { shown } = openScreen(course)
  await settle()
  expect(shown()).toBe('reply 3')
})

it('a change leaves what is on screen', async () => {
  const { shown } = openScreen(course)
  dropPrefetched()
  await settle()
  expect(shown()).toBe('reply 1')
  expect(query).toHaveBeenCalledOnce()
})

it('a reply prefetched during the sign-in belongs to the session it starts', async () => {
  endSession()
  prefetchMyCourses()
  prefetch(course)
  startSession(student)
  await settle()
  expect(openScreen(course).shown()).toBe('reply 2')
})

it('a failed prefetch that no screen has shown is sent again', async () => {
  query.mockRejectedValueOnce(new AppError('course-ended', 'no'))
  prefetch(course)
  await settle()
  const { shown } = openScreen(course)
  await settle()
  expect(shown()).toBe('reply 2')
})
