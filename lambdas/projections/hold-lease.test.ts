import { expect, it, vi } from 'vitest'
import { projectionsLeaseKey } from '#table/keys.ts'
import type { LeaseItem } from '#table/guards.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { holdLease } from './hold-lease.ts'

const MINUTE = 60_000
const table = freshTable()

const deps = (change: { now?: () => number; remaining?: () => number } = {}) => ({
  table,
  now: () => Date.now(),
  remaining: () => MINUTE,
  needs: 20_000,
  ...change,
})
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const isFree = async () => (await getItem<LeaseItem>(table, projectionsLeaseKey))?.until === 0

it('one run at a time writes, however many shards the stream has', async () => {
  let running = 0
  let most = 0
  const runs = Array.from({ length: 6 }, (_, n) =>
    holdLease(deps(), async () => {
      running += 1
      most = Math.max(most, running)
      await pause(20)
      running -= 1
      return n
    }),
  )
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(1)
  expect(await isFree()).toBe(true)
})

it('the lease is free after a failed run', async () => {
  await expect(holdLease(deps(), () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(await isFree()).toBe(true)
})

it('a crashed run’s lease is free once the run would have timed out, and not before', async () => {
  // A crash: the run never comes to its end.
  void holdLease(deps({ remaining: () => MINUTE }), () => new Promise(() => undefined))
  await expect.poll(() => getItem<LeaseItem>(table, projectionsLeaseKey)).toBeDefined()
  const late = (after: number) => deps({ now: () => Date.now() + after, remaining: () => 1_000 })
  await expect(holdLease(late(MINUTE), () => Promise.resolve('done'))).rejects.toThrow('Another run')
  expect(await holdLease(late(MINUTE + 5_000), () => Promise.resolve('done'))).toBe('done')
})

it('a run that took too long does not release the lease of the run that took over', async () => {
  const first = holdLease(deps({ remaining: () => -MINUTE }), () => pause(200))
  await expect.poll(() => getItem<LeaseItem>(table, projectionsLeaseKey)).toBeDefined()
  const second = holdLease(deps(), () => pause(400))
  await first
  expect(await isFree()).toBe(false)
  await second
  expect(await isFree()).toBe(true)
})

/** Returns the table over a network intercepted by `send`; `real` sends. */
const over = (send: (command: unknown, real: (command: unknown) => Promise<unknown>) => Promise<unknown>): Table => {
  const { client } = table
  const real = (command: unknown) => client.send(command as never) as Promise<unknown>
  const broken = { send: (command: unknown) => send(command, real) }
  return { name: table.name, client: broken as unknown as Table['client'] }
}

it('a run takes a lease it already holds if the first reply was lost', async () => {
  let calls = 0
  const lossy = over(async (command, real) => {
    const reply = await real(command)
    calls += 1
    // The SDK retries the same command.
    return calls === 1 ? real(command) : reply
  })
  expect(await holdLease({ ...deps(), table: lossy }, () => Promise.resolve('done'))).toBe('done')
  expect(await isFree()).toBe(true)
})

it('the run’s result or error is returned even if the lease cannot be released', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const breaking = () => {
    let calls = 0
    return over((command, real) => {
      calls += 1
      return calls === 1 ? real(command) : Promise.reject(new Error('throttled'))
    })
  }
  expect(await holdLease({ ...deps(), table: breaking() }, () => Promise.resolve('done'))).toBe('done')
  const later = deps({ now: () => Date.now() + 2 * MINUTE })
  const failing = () => Promise.reject(new Error('the real one'))
  await expect(holdLease({ ...later, table: breaking() }, failing)).rejects.toThrow('the real one')
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})
