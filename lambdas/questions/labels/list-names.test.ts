import { afterEach, expect, it, vi } from 'vitest'
import { nclexAreasKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { areasNow, listNames } from './list-names.ts'

const tables = testTables()
afterEach(() => {
  vi.useRealTimers()
})

it('a new spelling shows within a minute, a new position at once, and areasNow always reads the current names', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const table = await tables.table()
  const store = (values: string[], removed: number[] = []) =>
    batchPut(table, [listItem(nclexAreasKey, { values, removed: new Set(removed) }, 1)])
  await store(['Saftey', 'Care'])
  expect(await listNames(table, 'areas', [0])).toEqual(['Saftey', 'Care'])
  await store(['SAFTEY', 'Care'])
  expect(await listNames(table, 'areas', [1])).toEqual(['Saftey', 'Care'])
  vi.advanceTimersByTime(60_000)
  expect(await listNames(table, 'areas', [1])).toEqual(['SAFTEY', 'Care'])
  await store(['SAFTEY', 'Care', 'Safety'], [0])
  expect(await areasNow(table)).toEqual(['Care', 'Safety'])
  expect(await listNames(table, 'areas', [2])).toEqual(['SAFTEY', 'Care', 'Safety'])
})
