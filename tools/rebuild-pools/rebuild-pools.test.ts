import { expect, it } from 'vitest'
import { poolKey, poolOfTag } from '#table/keys.ts'
import type { PoolItem } from '#table/pool.ts'
import { poolsOfBank } from '#table/pools-of-bank.ts'
import { addDraft, aDraft, bankDeps, readBank } from '#lambdas/questions/testing/bank-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { saveList } from '#lambdas/questions/save-list.ts'
import { rebuildPools } from './rebuild-pools.ts'

const tables = testTables()

it('makes pools that say what the questions say of any that do not, and of the former kind, and the bank goes on', async () => {
  const table = await tables.table()
  const deps = bankDeps(table)
  await saveList('tags', ['Gone'], 'tag-short', deps)
  for (const tags of [['RN'], ['RN', 'Heart'], ['PN', 'Easy']]) await addDraft(aDraft({ tags }), deps)
  const wrong = [101, 103, 9_000].map((id) => ({ id, tags: ['RN', 'Gone'], area: ['Nowhere'] }))
  await batchPut(table, [...poolsOfBank(wrong), { pk: 'POOL', sk: 'ALL' }])
  expect((await readBank(table)).faults.length).toBeGreaterThan(0)
  const before = Date.now()
  await rebuildPools(table, before)
  expect((await readBank(table)).faults).toEqual([])
  const last = await addDraft(aDraft({ tags: ['RN', 'Gone'] }), deps)
  expect(last.id).toBe(104)
  expect((await readBank(table)).faults).toEqual([])
  const head = await getItem<PoolItem>(table, poolKey(poolOfTag('Gone'), 0))
  expect(head?.version).toBe(before + 2)
})
