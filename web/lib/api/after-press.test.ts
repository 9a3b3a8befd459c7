// @vitest-environment jsdom
import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  queryClient.clear()
})

const act = (event: 'pointerdown' | 'pointerup' | 'pointercancel', pointerType = 'touch') =>
  window.dispatchEvent(Object.assign(new MouseEvent(event), { pointerType }))

/**
 * Returns what a screen shows of a query's data, which is 2 at first; an update sets it to 1 after `before` has run.
 */
function shownAfterUpdate(before: () => void): () => unknown {
  queryClient.setQueryData(['seats'], 2)
  let shown: unknown = 2
  // Subscribes like `useQuery`.
  const show = notifyManager.batchCalls(({ data }: { data: unknown }) => (shown = data))
  new QueryObserver(queryClient, { queryKey: ['seats'], enabled: false }).subscribe(show)
  before()
  queryClient.setQueryData(['seats'], 1)
  vi.advanceTimersByTime(0)
  return () => shown
}

it('an update is shown at once while nothing is pressed', () => expect(shownAfterUpdate(() => undefined)()).toBe(1))

it('an update during a tap is shown only after its click', () => {
  const shown = shownAfterUpdate(() => act('pointerdown'))
  act('pointerup')
  vi.advanceTimersByTime(49)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
})

it.each(['pointerup', 'pointercancel'] as const)('an update is shown right after the %s of a mouse', (event) => {
  const shown = shownAfterUpdate(() => act('pointerdown', 'mouse'))
  act(event, 'mouse')
  vi.advanceTimersByTime(0)
  expect(shown()).toBe(1)
})

it('a press that does not end, such as a drag, delays an update by one second at most', () => {
  const shown = shownAfterUpdate(() => act('pointerdown'))
  vi.advanceTimersByTime(999)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
})
