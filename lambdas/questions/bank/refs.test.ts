import fc from 'fast-check'
import { expect, it } from 'vitest'
import { POOL_OF_ALL, poolKey, refShards } from '#table/bank-keys.ts'
import { type Key, nameKey } from '#table/keys.ts'
import type { PoolItem } from '#table/pool.ts'
import { refShardOf, type RefShardItem, withRef } from '#table/bank.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { aDraft, bankDeps, importConfirmed, readBank, rowsOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'

const tables = testTables()

/**
 * Stores the refs of these questions as releases before decision 0105 did: one item each instead of a shard, and no
 * mark in the head.
 */
async function asOlderWrites(table: Table, ids: readonly number[]): Promise<void> {
  const { questions } = await readBank(table)
  const mine = [...questions.values()].filter(({ id }) => ids.includes(id))
  const names = mine.map(({ id, ref = '' }) => ({ ...nameKey('IMPORT', ref), type: 'name', key: String(id) }))
  const pieces = await queryItems<RefShardItem>(table, { ...refShards, consistent: true })
  const without = pieces.map((piece) => ({
    ...piece,
    hashes: mine
      .filter(({ id }) => refShardOf(id) === Number(piece.sk))
      .reduce((hashes, { id }) => withRef(hashes, id, undefined), piece.hashes),
  }))
  const head = await getItem<PoolItem>(table, poolKey(POOL_OF_ALL, 0), { consistent: true })
  const { refsInPieces: _, ...older } = head ?? ({ ...poolKey(POOL_OF_ALL, 0) } as PoolItem)
  const items: Key[] = [...names, ...without]
  await batchPut(table, head ? [...items, older] : items)
}

/** Converts the bank to the older format: every ref in its own item. */
const asBefore = async (table: Table) => asOlderWrites(table, [...(await readBank(table)).questions.keys()])

const refs = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 60 })
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('import' as const, 'import by an older release' as const), refs }),
  fc.record({ kind: fc.constant('delete' as const), refs: refs.map((some) => some.slice(0, 3)) }),
  fc.record({ kind: fc.constant('undo' as const), refs: fc.constant<number[]>([]) }),
)

it('a ref is found like in a map of all questions, in new, old, and mixed banks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), fc.nat(6), async (steps, older) => {
      const table = await tables.table()
      const deps = bankDeps(table)
      const naive = new Map<string, { id: number; batch: number }>()
      let batches = 0
      for (const [at, { kind, refs: some }] of steps.entries()) {
        if (at === older) await asBefore(table)
        const names = some.map((n) => `ref ${n}`)
        if (kind === 'delete')
          for (const ref of names) {
            const id = naive.get(ref)?.id
            if (id !== undefined) await deleteQuestion({ id, version: 1 }, deps)
            naive.delete(ref)
          }
        else if (kind === 'undo') {
          if (batches === 0) continue
          while ((await undoImport(`file${batches}`, deps)).more);
          for (const [ref, { batch }] of naive) if (batch === batches) naive.delete(ref)
        } else {
          batches += 1
          const rows = rowsOf(Object.fromEntries(names.map((ref) => [ref, aDraft()])))
          const batch = { key: `file${batches}`, name: 'questions.csv' }
          const outcomes = await importConfirmed({ rows, dryRun: false, batch }, 'admin', deps)
          for (const { ref, outcome, id } of outcomes) {
            const there = naive.get(ref)
            expect([ref, outcome]).toEqual([ref, there ? 'unchanged' : 'new'])
            if (there) expect(id).toBe(there.id)
            else naive.set(ref, { id: id ?? 0, batch: batches })
          }
          const added = [...naive.values()].flatMap(({ id, batch: made }) => (made === batches ? [id] : []))
          if (kind === 'import by an older release') await asOlderWrites(table, added)
        }
        const bank = await readBank(table)
        expect(bank.faults).toEqual([])
        expect(new Map([...bank.questions.values()].map(({ ref, id }) => [ref, id]))).toEqual(
          new Map([...naive].map(([ref, { id }]) => [ref, id])),
        )
      }
    }),
    {
      numRuns: atDepth({ quick: 4, nightly: 40 }),
      examples: [
        [
          [
            { kind: 'import', refs: [1, 2] },
            { kind: 'import by an older release', refs: [2, 3, 4] },
            { kind: 'import', refs: [1, 3, 5] },
            { kind: 'delete', refs: [1, 4] },
            { kind: 'undo', refs: [] },
            { kind: 'import', refs: [1, 2, 3, 4, 5] },
          ],
          6,
        ],
      ],
    },
  )
}, 240_000)

it('a ref with the same hash as that of another question is new, and found from then on', async () => {
  const table = await tables.table()
  const deps = bankDeps(table)
  const [first] = await importConfirmed({ rows: rowsOf({ first: aDraft() }), dryRun: false }, 'admin', deps)
  // There are no known refs with equal hashes, so this stores the second ref's hash at the first question.
  const pieces = await queryItems<RefShardItem>(table, { ...refShards, consistent: true })
  const id = first?.id ?? 0
  const otherwise: Key[] = pieces.map((piece) => ({ ...piece, hashes: withRef(piece.hashes, id, 'second') }))
  await batchPut(table, otherwise)
  const add = () => importConfirmed({ rows: rowsOf({ second: aDraft() }), dryRun: false }, 'admin', deps)
  const [second] = await add()
  expect([second?.outcome, second?.id]).toEqual(['new', id + 1])
  expect((await add())[0]).toMatchObject({ outcome: 'unchanged', id: id + 1 })
})

it('two concurrent imports of one file duplicate nothing, in a current bank and in an older one', async () => {
  for (const isOlder of [false, true]) {
    const table = await tables.table()
    const deps = bankDeps(table)
    await importConfirmed({ rows: rowsOf({ first: aDraft() }), dryRun: false }, 'admin', deps)
    if (isOlder) await asBefore(table)
    const rows = rowsOf(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`r${n}`, aDraft()])))
    const run = () => codeOf(importConfirmed({ rows, dryRun: false }, 'admin', deps))
    const ended = await Promise.all([run(), run()])
    for (const code of ended) expect(['done', 'row-repeated']).toContain(code)
    const bank = await readBank(table)
    expect([bank.faults, bank.questions.size]).toEqual([[], 21])
  }
})
