// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countPending, requestsSettled } from './pending-requests.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a pending request, with functions that resolve and reject it. */
function request() {
  let resolve: (reply: string) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const reply = new Promise<string>((onReply, onError) => {
    resolve = onReply
    reject = onError
  })
  return { outcome: countPending(reply), resolve, reject }
}

/** Creates a spy that is called once the requests have settled. */
function settled() {
  const listener = vi.fn<() => void>()
  void requestsSettled().then(listener)
  return listener
}

it('the wait includes half a second for requests that are still to come', async () => {
  const listener = settled()
  await vi.advanceTimersByTimeAsync(499)
  const { outcome, resolve } = request()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(listener).not.toHaveBeenCalled()
  resolve('a reply')
  await expect(outcome).resolves.toBe('a reply')
  await vi.advanceTimersByTimeAsync(900)
  expect(listener).toHaveBeenCalledOnce()
})

it('the wait ends half a second after the last request, refused or not', async () => {
  const [first, second] = [request(), request()]
  const listener = settled()
  first.resolve('a reply')
  await expect(first.outcome).resolves.toBe('a reply')
  await vi.advanceTimersByTimeAsync(1_000)
  second.reject(new Error('refused'))
  await expect(second.outcome).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(400)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(listener).toHaveBeenCalledOnce()
})

it('the wait ends after five seconds if a request gets no reply', async () => {
  const { outcome, resolve } = request()
  const listener = settled()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(listener).toHaveBeenCalledOnce()
  resolve('late')
  await outcome
})
