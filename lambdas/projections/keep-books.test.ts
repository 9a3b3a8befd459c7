import { expect, it, vi } from 'vitest'
import { keepBooks } from './keep-books.ts'
import type { BookDeps } from './keepers.ts'

const event = { Records: [] }
// The keepers of these tests look at nothing.
const deps = {} as unknown as BookDeps

it('gives a batch to every keeper, and one that fails holds up no other but fails the batch', async () => {
  const before = vi.fn(() => Promise.reject(new Error('the store is away')))
  const after = vi.fn(() => Promise.resolve())
  await expect(keepBooks(event, deps, [before, after])).rejects.toThrow('the store is away')
  expect(after).toHaveBeenCalledWith(event, deps)
})

it('ends when every keeper has', async () => {
  const order: string[] = []
  const slow = async () => {
    await Promise.resolve()
    order.push('kept')
  }
  await keepBooks(event, deps, [slow, slow])
  expect(order).toEqual(['kept', 'kept'])
})
