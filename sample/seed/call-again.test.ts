import { expect, it, vi } from 'vitest'
import { SeedTagsDocument } from '#generated/operations.ts'
import { callAgain } from './call-again.ts'

const send = (call: ReturnType<typeof vi.fn>) => callAgain(call as never)(SeedTagsDocument, { tags: ['RN'] })

it('takes the reply that comes at the third try', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('late')).mockRejectedValueOnce(new Error('late'))
  call.mockResolvedValueOnce({ saveTags: [] })
  expect(await send(call)).toEqual({ saveTags: [] })
  expect(call).toHaveBeenCalledTimes(3)
})

it('tells what is wrong after the third', async () => {
  const call = vi.fn().mockRejectedValue(new Error('late'))
  await expect(send(call)).rejects.toThrow('late')
  expect(call).toHaveBeenCalledTimes(3)
})
