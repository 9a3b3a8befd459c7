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

it('shows an update at once while nothing is pressed', () => expect(shownAfterUpdate(() => undefined)()).toBe(1))

it('shows an update that arrives during a tap only after the tap has clicked', () => {
  const shown = shownAfterUpdate(() => act('pointerdown'))
  act('pointerup')
  vi.advanceTimersByTime(49)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
})

it.each(['pointerup', 'pointercancel'] as const)('shows it right after the %s of a mouse', (event) => {
  const shown = shownAfterUpdate(() => act('pointerdown', 'mouse'))
  act(event, 'mouse')
  vi.advanceTimersByTime(0)
  expect(shown()).toBe(1)
})

it('waits a second at most for a press to end, such as one that becomes a drag', () => {
  const shown = shownAfterUpdate(() => act('pointerdown'))
  vi.advanceTimersByTime(999)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
})
