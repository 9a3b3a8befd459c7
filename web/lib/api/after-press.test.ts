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

/** What a screen shows of a query's data, 2, that an event changes to 1 after an act. */
function shownAfterEvent(before: () => void): () => unknown {
  queryClient.setQueryData(['seats'], 2)
  let shown: unknown = 2
  // As `useQuery` subscribes.
  const show = notifyManager.batchCalls(({ data }: { data: unknown }) => (shown = data))
  new QueryObserver(queryClient, { queryKey: ['seats'], enabled: false }).subscribe(show)
  before()
  queryClient.setQueryData(['seats'], 1)
  vi.advanceTimersByTime(0)
  return () => shown
}

it('shows at once what an event changes while nothing is pressed', () => {
  expect(shownAfterEvent(() => undefined)()).toBe(1)
})

it('shows what an event changes under a press after the click of its finger', () => {
  const shown = shownAfterEvent(() => act('pointerdown'))
  act('pointerup')
  vi.advanceTimersByTime(49)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
})

it.each(['pointerup', 'pointercancel'] as const)('shows it right after the %s of a mouse', (event) => {
  const shown = shownAfterEvent(() => act('pointerdown', 'mouse'))
  act(event, 'mouse')
  vi.advanceTimersByTime(0)
  expect(shown()).toBe(1)
})

it('waits for a press a second at most, such as one that becomes a drag', () => {
  const shown = shownAfterEvent(() => act('pointerdown'))
  vi.advanceTimersByTime(999)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
})
