import { expect, it, vi } from 'vitest'
import { CONFLICT, retryOnConflict } from './retry-on-conflict.ts'

it('a conflict is retried, and each attempt gets the number of earlier ones', async () => {
  const attempt = vi.fn((earlier: number) => Promise.resolve(earlier < 3 ? CONFLICT : `after ${earlier}`))
  expect(await retryOnConflict({ failure: 'A course could not be written' }, attempt)).toBe('after 3')
  expect(attempt.mock.calls).toEqual([[0], [1], [2], [3]])
})

it('undefined is a valid answer', async () => {
  const answer = retryOnConflict<undefined>({ failure: 'Nothing' }, () => Promise.resolve(undefined))
  await expect(answer).resolves.toBeUndefined()
})

it.each([
  [undefined, 20],
  [3, 3],
])('the call fails after %s attempts (%s) and names what could not be done', async (attempts, made) => {
  const attempt = vi.fn(() => Promise.resolve(CONFLICT))
  const limits = { failure: 'A course could not be written', ...(attempts && { attempts }), longestWaitMs: 1 }
  await expect(retryOnConflict(limits, attempt)).rejects.toThrow(`A course could not be written in ${made} tries`)
  expect(attempt).toHaveBeenCalledTimes(made)
})

it('other failures are not retried', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('course-not-found')))
  await expect(retryOnConflict({ failure: 'A course could not be read' }, attempt)).rejects.toThrow('course-not-found')
  expect(attempt).toHaveBeenCalledTimes(1)
})
