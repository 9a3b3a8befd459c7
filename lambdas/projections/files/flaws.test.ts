import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flawCaseKey, mistakeReportKey, openReports, reportByTime, settledReports } from '#table/bank-keys.ts'
import { type FlawCaseItem, flawCaseItem, type MistakeReportItem } from '#table/item-analysis.ts'
import { FLAW_DECISIONS, OPEN_REPORTS } from '#table/search-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { openedReport, settledReport } from '#lambdas/questions/flaws/settled-report.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { memoryFiles, type MemoryFiles } from '#lambdas/testing/memory-files.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { projectFlaws, rebuildFlaws } from './flaws.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

const tables = testTables()

const idOf = (n: number) => n.toString(16).padStart(32, '0')
const report = (n: number, question: number): MistakeReportItem => ({
  ...{ ...mistakeReportKey(idOf(n)), ...openReports, ...reportByTime(1_000 + n, idOf(n)), type: 'mistake-report' },
  ...{ id: idOf(n), question, version: 1, kind: 'key', text: `Report ${n}`, createdOn: 1_000 + n },
})
const decision = (question: number, version: number): FlawCaseItem =>
  flawCaseItem({
    ...{ question, state: 'kept', note: `Note ${version}`, by: 'admin-1', on: version, at: 1, seen: ['0 tooEasy'] },
    ...{ request: `r${version}`, version },
  })

/** Returns the contents of a prefix's files; ignores empty files. */
async function heldIn(files: MemoryFiles, prefix: string) {
  const names = [...(await files.list(prefix)).keys()].sort()
  const read = await Promise.all(
    names.map(async (name) => ({ name, entries: (await files.read(name))?.entries ?? [] })),
  )
  return read.filter(({ entries }) => entries.length > 0)
}
const all = async (files: MemoryFiles) => [await heldIn(files, FLAW_DECISIONS), await heldIn(files, OPEN_REPORTS)]

it('the files match a rebuild after any changes, in any batches, also repeated', async () => {
  const step = fc.record({
    act: fc.constantFrom('report', 'settle', 'open', 'decide'),
    n: fc.integer({ min: 1, max: 4 }),
    again: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const table = await tables.table()
      const files = memoryFiles()
      const deps = { table, searchFiles: files }
      let batch: ReturnType<typeof aRecord>[] = []
      let versions = 0
      for (const { act, n, again } of steps) {
        // Two questions in one file, two in another.
        const question = n * 300
        const key = act === 'decide' ? flawCaseKey(question) : mistakeReportKey(idOf(n))
        const before = await getItem<FlawCaseItem | MistakeReportItem>(table, key, { consistent: true })
        if (act === 'report' && !before) await batchPut(table, [report(n, question)])
        if (act === 'settle') await transactWrite(table, [settledReport(idOf(n), 5_000, 'changed')])
        if (act === 'open') await transactWrite(table, [openedReport(idOf(n))])
        if (act === 'decide') await batchPut(table, [decision(question, (versions += 1))])
        const after = await getItem<FlawCaseItem | MistakeReportItem>(table, key, { consistent: true })
        if (after) batch.push(aRecord(before, after))
        if (!again) continue
        for (const _ of [1, 2]) await projectFlaws(aBatch(ON.flaws, ...batch), deps)
        batch = []
      }
      await projectFlaws(aBatch(ON.flaws, ...batch), deps)
      const rebuilt = memoryFiles()
      await rebuildFlaws({ table, searchFiles: rebuilt })
      expect(await all(files)).toEqual(await all(rebuilt))
      expect(JSON.stringify(await all(files))).not.toContain(settledReports.gsi1pk)
    }),
    { numRuns: 15 },
  )
})

it('a file without entries is emptied, and an unchanged one is not written', async () => {
  const table = await tables.table()
  const files = memoryFiles()
  const deps = { table, searchFiles: files }
  await projectFlaws(aBatch(ON.flaws, aRecord(undefined, report(1, 1)), aRecord(undefined, decision(1, 1))), deps)
  const written = files.writes.length
  await projectFlaws(
    aBatch(ON.flaws, aRecord(undefined, report(1, 1)), aRecord({ type: 'user' }, { type: 'user' })),
    deps,
  )
  expect(files.writes).toHaveLength(written)
  await rebuildFlaws(deps)
  expect(await all(files)).toEqual([[], []])
})
