import { expect, it } from 'vitest'
import { POOL_OF_ALL, poolKey, poolOfTag, refShardKey, refShards } from '#table/bank-keys.ts'
import { nameKey, refNames } from '#table/keys.ts'
import { type PoolItem, poolsOfBank } from '#table/pool.ts'
import {
  addDraft,
  aDraft,
  bankDeps,
  importConfirmed,
  readBank,
  rowsOf,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { rebuildPools } from './rebuild-pools.ts'

const tables = testTables()

it('wrong and outdated pools are rebuilt from the questions, and the bank keeps working', async () => {
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

it('the refs of an older bank move into shards, so that an import reads only those', async () => {
  const table = await tables.table()
  const deps = bankDeps(table)
  const rows = rowsOf(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`file:${n}`, aDraft()])))
  const added = await importConfirmed({ rows, dryRun: false }, 'admin', deps)
  const { questions } = await readBank(table)
  const { refsInPieces: _, ...head } = (await getItem<PoolItem>(table, poolKey(POOL_OF_ALL, 0))) ?? ({} as PoolItem)
  const names = [...questions.values()].map(({ id, ref = '' }) => ({
    ...nameKey('IMPORT', ref),
    ...{ type: 'name', key: String(id) },
  }))
  // An item of a deleted question, and a shard of numbers that no question has.
  const stale = [
    { ...nameKey('IMPORT', 'gone'), type: 'name', key: '9000' },
    { ...refShardKey(90), type: 'refs', hashes: new Uint8Array(16).fill(7), version: 1 },
  ]
  const empty = (await queryItems<{ pk: string; sk: string }>(table, refShards)).map((piece) => ({
    ...piece,
    hashes: new Uint8Array(),
  }))
  await batchPut(table, [...names, ...stale, ...empty, head])
  for (const again of [1, 2]) {
    await rebuildPools(table, Date.now() + again)
    expect((await readBank(table)).faults).toEqual([])
    expect(await queryItems(table, refNames)).toEqual([])
    expect(await getItem<PoolItem>(table, poolKey(POOL_OF_ALL, 0))).toMatchObject({ refsInPieces: true })
  }
  const outcomes = await importConfirmed({ rows, dryRun: false }, 'admin', deps)
  expect(outcomes.map(({ outcome, id }) => [outcome, id])).toEqual(added.map(({ id }) => ['unchanged', id]))
})
