// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countPending, requestsSettled } from './pending-requests.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A request under way, and how it ends. */
function request() {
  let resolve: (reply: string) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const reply = new Promise<string>((onReply, onError) => {
    resolve = onReply
    reject = onError
  })
  return { outcome: countPending(reply), resolve, reject }
}

it('waits for nothing while no request is under way', async () => {
  await expect(requestsSettled()).resolves.toBeUndefined()
})

it('waits for the last request, refused or not, and for what follows at once', async () => {
  const [first, second] = [request(), request()]
  const then = vi.fn<() => void>()
  void requestsSettled().then(then)
  first.resolve('a reply')
  await expect(first.outcome).resolves.toBe('a reply')
  await vi.advanceTimersByTimeAsync(100)
  expect(then).not.toHaveBeenCalled()
  second.reject(new Error('refused'))
  await expect(second.outcome).rejects.toThrow('refused')
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(250)
  expect(then).toHaveBeenCalledOnce()
})

it('goes on after five seconds beside a request that gets no reply', async () => {
  const { outcome, resolve } = request()
  const then = vi.fn<() => void>()
  void requestsSettled().then(then)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(then).toHaveBeenCalledOnce()
  resolve('late')
  await outcome
})
