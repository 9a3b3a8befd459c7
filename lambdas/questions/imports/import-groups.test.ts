import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { ImportRowInput } from '#generated/schema.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import {
  aDraft,
  bankDeps,
  readAllItems,
  importConfirmed,
  inputOf,
  readBank,
} from '#lambdas/questions/testing/bank-fixture.ts'

const tables = testTables()

/** Fields that depend on how often a pool or list is written, which differs between one call and many. */
const COUNTERS = ['version']

/** Returns everything stored for a bank, without counters of writes. */
async function stored(table: Table): Promise<object[]> {
  const items = (await readAllItems(table)).toSorted((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`))
  return items.map((item) =>
    item.type === 'pool' || item.type === 'refs' || item.type === 'list'
      ? Object.fromEntries(Object.entries(item).filter(([name]) => !COUNTERS.includes(name)))
      : item,
  )
}

const aRow = fc.record({
  ref: fc.integer({ min: 1, max: 40 }),
  body: fc.integer({ min: 1, max: 3 }),
  tags: fc.uniqueArray(fc.constantFrom('RN', 'PN', 'Easy', 'Heart', 'heart', 'Lung', 'Skin', 'Sleep'), {
    maxLength: 4,
  }),
  area: fc.uniqueArray(fc.constantFrom('Management of Care', 'Safety'), { maxLength: 2 }),
})
const file = fc.uniqueArray(aRow, { minLength: 1, maxLength: 84, selector: ({ ref }) => ref })

const rowsOf = (rows: readonly { ref: number; body: number; tags: string[]; area: string[] }[]): ImportRowInput[] =>
  rows.map(({ ref, body, tags, area }, index) => ({
    row: index + 1,
    ref: `r:${String(ref)}`,
    question: inputOf(aDraft({ body: `Which ${String(body)} of ${String(ref)}?`, tags, area })),
  }))

it('an import of many rows per call ends like one of single rows, for any existing and deleted questions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(file, file), fc.array(fc.nat(39), { maxLength: 3 }), async (files, gone) => {
      const [together, apart] = [await tables.table(), await tables.table()]
      // Both use the same clock, which advances one second per step, so that versions have the same times.
      let now = 0
      const deps = [together, apart].map((table) => ({ ...bankDeps(table), now: () => now }))
      const [whole, single] = deps
      if (!whole || !single) throw new Error('There are two tables')
      for (const rows of files.map(rowsOf)) {
        now += 1_000
        await importConfirmed({ rows, dryRun: false }, 'admin', whole)
        for (const row of rows) await importConfirmed({ rows: [row], dryRun: false }, 'admin', single)
        now += 1_000
        for (const at of gone) {
          const bank = await readBank(together)
          const question = [...bank.questions.values()].toSorted((a, b) => a.id - b.id)[at]
          if (!question) continue
          for (const dep of deps) await deleteQuestion({ id: question.id, version: question.version }, dep)
        }
      }
      expect(await stored(together)).toEqual(await stored(apart))
      expect((await readBank(together)).faults).toEqual([])
    }),
    { numRuns: atDepth({ quick: 3, nightly: 25 }) },
  )
})

it('a call of 84 rows reads the lists once for all of its transactions and the pieces of refs once, writes no item for a ref, and looks up no version of new numbers', async () => {
  const table = await tables.table()
  const deps = bankDeps(table)
  const rows = rowsOf(Array.from({ length: 84 }, (_, n) => ({ ref: n, body: 1, tags: ['RN'], area: ['Safety'] })))
  await importConfirmed({ rows: rows.slice(0, 1), dryRun: false }, 'admin', deps)
  const send = vi.spyOn(table.client, 'send')
  await importConfirmed({ rows, dryRun: false }, 'admin', deps)
  const sent = send.mock.calls.map(([command]) => command.constructor.name)
  const written = send.mock.calls.flatMap(([{ input }]): unknown[] =>
    'TransactItems' in input ? (input.TransactItems ?? []) : [],
  )
  send.mockRestore()
  const count = (name: string) => sent.filter((command) => command === name).length
  expect(count('TransactWriteCommand')).toBe(1)
  // For 83 new questions: four heads and two shards.
  expect(written.length).toBeLessThanOrEqual(83 + 4 + 2)
  expect(count('QueryCommand')).toBe(1)
  // Reads the ref shards and both lists once each: to check the rows, and to write them.
  expect(count('GetCommand')).toBe(2)
})
