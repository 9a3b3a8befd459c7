import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Key, nameKey, POOL_OF_ALL, poolKey, refPieces } from '#table/keys.ts'
import type { PoolItem } from '#table/pool.ts'
import type { RefPieceItem } from '#table/refs.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteQuestion } from './delete-question.ts'
import { aDraft, bankDeps, importConfirmed, readBank, rowsOf } from './testing/bank-fixture.ts'

const tables = testTables()

/** Makes the bank one of before: every ref in an item of its own, no piece and no mark. */
async function asBefore(table: Table): Promise<void> {
  const { questions } = await readBank(table)
  const names = [...questions.values()].map(({ id, ref = '' }) => ({
    ...nameKey('IMPORT', ref),
    type: 'name',
    key: String(id),
  }))
  const pieces = await queryItems<RefPieceItem>(table, { ...refPieces, consistent: true })
  const head = await getItem<PoolItem>(table, poolKey(POOL_OF_ALL, 0), { consistent: true })
  const { refsInPieces: _, ...older } = head ?? ({ ...poolKey(POOL_OF_ALL, 0) } as PoolItem)
  const items: Key[] = [...names, ...pieces.map((piece) => ({ ...piece, hashes: new Uint8Array() }))]
  await batchPut(table, head ? [...items, older] : items)
}

const refs = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 60 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), refs }),
  fc.record({ kind: fc.constant('delete' as const), refs: refs.map((some) => some.slice(0, 3)) }),
)

it('finds each ref as a map of all questions does, in new banks, in those of before and in mixed ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), fc.nat(5), async (steps, older) => {
      const table = await tables.table()
      const deps = bankDeps(table)
      const naive = new Map<string, number>()
      for (const [at, { kind, refs: some }] of steps.entries()) {
        if (at === older) await asBefore(table)
        const names = some.map((n) => `ref ${n}`)
        if (kind === 'import') {
          const rows = rowsOf(Object.fromEntries(names.map((ref) => [ref, aDraft()])))
          for (const { ref, outcome, id } of await importConfirmed({ rows, dryRun: false }, 'admin', deps)) {
            expect([ref, outcome]).toEqual([ref, naive.has(ref) ? 'unchanged' : 'new'])
            if (naive.has(ref)) expect(id).toBe(naive.get(ref))
            naive.set(ref, id ?? 0)
          }
        } else
          for (const ref of names) {
            const id = naive.get(ref)
            if (id === undefined) continue
            await deleteQuestion({ id, version: 1 }, deps)
            naive.delete(ref)
          }
        const bank = await readBank(table)
        expect(bank.faults).toEqual([])
        expect(new Map([...bank.questions.values()].map(({ ref, id }) => [ref, id]))).toEqual(naive)
      }
    }),
    { numRuns: atDepth({ quick: 3, deep: 25 }) },
  )
}, 120_000)

it('two imports of one file at once double nothing, in a bank of this release and in one of before', async () => {
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
