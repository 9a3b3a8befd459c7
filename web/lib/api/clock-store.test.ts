// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setServerTime, startClock, syncClock, clockStore } from './clock-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  clockStore.setState({ offset: 0, now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('the clock ticks once a second on the server’s time [1.9.10]', () => {
  setServerTime(5_000_000, 1_000_000)
  const stop = startClock()
  expect(clockStore.getState().now).toBe(5_000_000)
  vi.advanceTimersByTime(3000)
  expect(clockStore.getState().now).toBe(5_003_000)
  stop()
})

it('the time comes from a reply’s Date and Age headers', () => {
  const date = new Date(9_000_000).toUTCString()
  syncClock(new Response('', { headers: { date, age: '4' } }), 1_000_000)
  expect(clockStore.getState().offset).toBe(9_004_500 - 1_000_000)
})
