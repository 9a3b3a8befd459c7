import { expect, it, vi } from 'vitest'
import { runProjections } from './run-projections.ts'
import type { ProjectionDeps } from './projections.ts'

const event = { Records: [] }
// The projections of these tests look at nothing.
const deps = {} as unknown as ProjectionDeps

it('gives a batch to every keeper, and one that fails holds up no other but fails the batch', async () => {
  const before = vi.fn(() => Promise.reject(new Error('the store is away')))
  const after = vi.fn(() => Promise.resolve())
  await expect(runProjections(event, deps, [before, after])).rejects.toThrow('the store is away')
  expect(after).toHaveBeenCalledWith(event, deps)
})

it('ends when every projection has', async () => {
  const order: string[] = []
  const slow = async () => {
    await Promise.resolve()
    order.push('kept')
  }
  await runProjections(event, deps, [slow, slow])
  expect(order).toEqual(['kept', 'kept'])
})
