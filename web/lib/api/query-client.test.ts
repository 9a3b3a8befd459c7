// @vitest-environment jsdom
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from './app-error.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  queryClient.mount()
})
afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  focusManager.setFocused(undefined)
})

/** Opens a list, leaves the window, and returns to it; returns how often the list was requested. */
async function timesAsked(name: string): Promise<number> {
  const queryFn = vi.fn(() => Promise.resolve([]))
  const stop = new QueryObserver(queryClient, { queryKey: [name, 1], queryFn }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.getQueryData([name, 1])).toEqual([]))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  stop()
  return queryFn.mock.calls.length
}

it.each([
  ...['users', 'students', 'student-progress', 'student-course', 'student-section', 'audit', 'questions', 'contents'],
  ...['managed-courses', 'managed-course'],
])('the query %s is requested again when the window regains focus, even if fresh', async (name) => {
  expect(await timesAsked(name)).toBe(2)
})

it.each(['my-courses', 'task', 'receipt'])('the query %s is not requested again then', async (name) => {
  expect(await timesAsked(name)).toBe(1)
})

it('a query retries while the academy is unreachable, and stops at a refusal', async () => {
  vi.useFakeTimers()
  const failures = [new AppError('network', 'x'), new AppError('network', 'x'), new AppError('network', 'x')]
  const queryFn = vi.fn(() => Promise.reject(failures.shift() ?? new AppError('course-ended', 'x')))
  const stop = new QueryObserver(queryClient, { queryKey: ['course', 1], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(4)
  stop()
  vi.useRealTimers()
})
