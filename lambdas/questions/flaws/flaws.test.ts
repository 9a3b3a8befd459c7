import { beforeEach, describe, expect, it } from 'vitest'
import { byNewestReport, type MistakeReport } from '#domain/questions/mistake-report.ts'
import { questionEntry } from '#domain/search/question-entry.ts'
import { REPORTS_PER_DECISION } from '#domain/item-analysis/flaw-case.ts'
import type { FlawKind } from '#domain/item-analysis/flaws.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import type { DecideFlawInput, FlawState } from '#generated/schema.ts'
import { flawCaseKey, mistakeReportKey, openReports, questionKey, reportByTime } from '#table/bank-keys.ts'
import {
  type FlawCaseItem,
  flawCaseItem,
  type StoredDecision,
  type MistakeReportItem,
  type SentReportItem,
} from '#table/item-analysis.ts'
import { questionItem } from '#table/question.ts'
import { FLAW_DECISIONS, OPEN_REPORTS } from '#table/search-files.ts'
import { sentReportKey } from '#table/study-keys.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { ownReports } from '#lambdas/attempts/marks/own-reports.ts'
import { sentReport } from '#lambdas/attempts/marks/report-mistake.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { rebuildFlaws } from '#lambdas/projections/files/flaws.ts'
import { recordAudit } from '#lambdas/projections/audit/record-audit.ts'
import { admin, auditBatch, entries as auditEntries, record } from '#lambdas/projections/testing/audit-fixture.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { mistakeReports, settleReport } from './mistake-reports.ts'
import { decideFlaw } from './decide-flaw.ts'
import { listFlaws } from './list-flaws.ts'

const tables = testTables()
const SERVED = 1_000
const NOW = 5_000

let table: Table
let lines: StatisticsEntry[]
beforeEach(async () => {
  table = await tables.table()
  lines = [line(1, ['tooEasy']), line(2, ['wrongKey']), line(3, [])]
  await batchPut(table, [
    admin,
    ...[1, 2, 3].map((id) => questionItem(aQuestion({ id }), { version: 1, time: SERVED })),
  ])
})

const line = (id: number, flaws: FlawKind[], facts: Partial<StatisticsEntry> = {}): StatisticsEntry => ({
  ...{ id, type: 'Multiple Choice', version: SERVED, versions: 1, n: 40, share: 0.5, from: 0.4, to: 0.6 },
  ...{ by: 'ability', known: 40, leftOut: 0, flaws },
  ...facts,
})
const fixed =
  <Value>(value: Value) =>
  () =>
    Promise.resolve(value)
const idOf = (n: number) => n.toString(16).padStart(32, '0')
const report = (n: number, question: number, facts: Partial<MistakeReport> = {}): MistakeReportItem => ({
  ...mistakeReportKey(idOf(n)),
  ...openReports,
  ...reportByTime(2_000 + n, idOf(n)),
  type: 'mistake-report' as const,
  ...{ id: idOf(n), question, version: SERVED, kind: 'key' as const, text: `Report ${n}`, createdOn: 2_000 + n },
  ...facts,
})
/** Returns the entries of the inbox's files, as after the stream has caught up. */
async function entriesOf<Entry>(prefix: string): Promise<Entry[]> {
  const files = memoryFiles()
  await rebuildFlaws({ table, searchFiles: files })
  const names = [...(await files.list(prefix)).keys()]
  const read = await Promise.all(names.map((name) => files.read<Entry>(name)))
  return read.flatMap((file) => file?.entries ?? [])
}
const deps = () => ({
  table,
  now: () => NOW,
  decisions: () => entriesOf<StoredDecision>(FLAW_DECISIONS),
  reports: async () => (await entriesOf<MistakeReport>(OPEN_REPORTS)).sort(byNewestReport),
  statistics: () => Promise.resolve(lines),
  entries: () => Promise.resolve([1, 2, 3].map((id) => questionEntry(aQuestion({ id, body: `Wörds ${id}` })))),
})
const list = async (args = {}) => (await listFlaws({ page: 1, ...args }, deps())).items
const caseOf = async (question: number) => (await list()).find((each) => each.question === question)
const decide = async (question: number, state: FlawState, facts: Partial<DecideFlawInput> = {}, by = admin.uid) => {
  const stamp = (await caseOf(question))?.stamp ?? ''
  return decideFlaw({ question, stamp, state, note: '', ...facts }, by, deps())
}
const change = (id: number, time: number) => batchPut(table, [questionItem(aQuestion({ id }), { version: 2, time })])
const remove = (id: number) => transactWrite(table, [{ Delete: { Key: questionKey(id) } }])
const stored = (id: number) => getItem<FlawCaseItem>(table, flawCaseKey(id), { consistent: true })
const reportNow = (n: number) => getItem<MistakeReportItem>(table, mistakeReportKey(idOf(n)), { consistent: true })

describe('the inbox', () => {
  it('lists flaws and open reports of each question together, the urgent first, and filters', async () => {
    await batchPut(table, [report(1, 1), report(2, 3), report(3, 9, { text: '<b>Gone</b>' })])
    const all = await list()
    expect(all.map(({ question, state }) => [question, state])).toEqual([2, 1, 3, 9].map((id) => [id, 'new']))
    expect(all[1]).toMatchObject({
      ...{ preview: 'Wörds 1', reasons: [{ kind: 'tooEasy', item: null, n: 40 }], decision: null },
      reports: [{ id: idOf(1), kind: 'key', text: 'Report 1' }],
    })
    expect(all[3]).toMatchObject({ preview: null, type: null, reports: [{ text: '<b>Gone</b>' }] })
    const ids = async (args: object) => (await list(args)).map(({ question }) => question)
    expect(await ids({ flaw: 'wrongKey' })).toEqual([2])
    expect(await ids({ reported: true })).toEqual([1, 3, 9])
    expect(await ids({ search: 'WORDS 3' })).toEqual([3])
    expect(await ids({ search: '9' })).toEqual([9])
    expect(await ids({ state: 'kept' })).toEqual([])
  })

  it('is 50 a page', async () => {
    lines = Array.from({ length: 130 }, (_, i) => line(i + 1, ['misfit']))
    const page = async (n: number) => (await listFlaws({ page: n }, deps())).items.map(({ question }) => question)
    expect([(await page(1)).length, (await page(3))[0], (await page(3)).length]).toEqual([50, 101, 30])
  })
})

it(
  'a page reads at most 2 units of the table, however many reports and decisions there are',
  { tags: ['nightly'] },
  async () => {
    const decision = (question: number) =>
      flawCaseItem({
        ...{ question, state: 'kept', note: 'x'.repeat(400), by: admin.uid, on: 1, at: 1, seen: [] },
        ...{ request: 'r', version: 1 },
      })
    const questions = Array.from({ length: 300 }, (_, i) => i + 1)
    await batchPut(table, [...questions.map(decision), ...questions.map((n) => report(n, n + 200))])
    // The files are created first, so that the page's cost excludes them.
    const [decisions, reports] = [await deps().decisions(), await deps().reports()]
    const meter = meteredTable(table)
    const page = await listFlaws({ page: 2 }, { ...deps(), decisions: fixed(decisions), reports: fixed(reports) })
    expect(page).toMatchObject({ total: 500, items: { length: 50 } })
    expect(meter.read).toBeLessThanOrEqual(2)
  },
)

describe('a decision', () => {
  it('is shown with its note and who made it, until another kind of flaw, a newer flawed version or a report comes', async () => {
    const made = await decide(1, 'kept', { note: ' Easy on purpose\u202e ' })
    expect(made).toMatchObject({
      state: 'kept',
      decision: { state: 'kept', note: 'Easy on purpose', by: 'Avery Moss', on: NOW },
    })
    expect(await caseOf(1)).toEqual(made)
    expect((await list({ state: 'new' })).map(({ question }) => question)).toEqual([2])
    lines[0] = line(1, [])
    expect((await caseOf(1))?.state).toBe('kept')
    lines[0] = line(1, ['tooEasy', 'tooFast'])
    expect((await caseOf(1))?.state).toBe('new')
    lines[0] = line(1, ['tooEasy'], { version: SERVED + 1 })
    expect((await caseOf(1))?.state).toBe('new')
    lines[0] = line(1, ['tooEasy'])
    await batchPut(table, [report(1, 1)])
    expect(await caseOf(1)).toMatchObject({ state: 'new', decision: { state: 'kept' } })
    await decide(1, 'kept')
    await settleReport({ id: idOf(1), settled: false }, deps())
    expect((await caseOf(1))?.state).toBe('new')
    expect((await reportNow(1))?.outcome).toBeUndefined()
  })

  it('is made by one of two administrators and once for a double press, and a repeated request gets the same reply', async () => {
    const { stamp = '' } = (await caseOf(2)) ?? {}
    const press = (by: string, state: FlawState) =>
      decideFlaw({ question: 2, stamp, state, note: 'Mine' }, by, deps()).catch((error: unknown) => error)
    const [first, second, other] = await Promise.all([press('a', 'kept'), press('a', 'kept'), press('b', 'new')])
    const winner = await stored(2)
    expect(winner?.version).toBe(1)
    if (winner?.by === 'a') {
      expect(first).toMatchObject({ state: 'kept', stamp: (await caseOf(2))?.stamp })
      expect(second).toEqual(first)
      expect(other).toMatchObject({ code: 'flaw-case-changed' })
    } else {
      expect(other).toMatchObject({ state: 'new' })
      for (const each of [first, second]) expect(each).toMatchObject({ code: 'flaw-case-changed' })
    }
    const again = await press(winner?.by ?? '', winner?.state ?? 'new')
    expect(again).toMatchObject({ question: 2, state: winner?.state })
    expect((await stored(2))?.version).toBe(1)
  })

  it('is refused if there is an unseen flaw, report, or decision', async () => {
    const { stamp = '' } = (await caseOf(1)) ?? {}
    const late = () => codeOf(decide(1, 'kept', { stamp }))
    await batchPut(table, [report(1, 1)])
    expect(await late()).toBe('flaw-case-changed')
    await settleReport({ id: idOf(1), settled: true }, deps())
    lines[0] = line(1, ['tooEasy', 'misfit'])
    expect(await late()).toBe('flaw-case-changed')
    lines[0] = line(1, ['tooEasy'])
    await decide(1, 'new', { note: 'Who wrote it?' })
    expect(await late()).toBe('flaw-case-changed')
    expect(await codeOf(decide(3, 'kept'))).toBe('flaw-not-found')
    for (const question of [0, -1, 2 ** 31 - 1]) expect(await codeOf(decide(question, 'new'))).toBe('flaw-not-found')
    expect(await codeOf(decide(1, 'kept', { note: 'x'.repeat(501) }))).toBe('flaw-note-too-long')
    expect(await codeOf(decide(1, 'gone' as never))).toBe('request-invalid')
    expect((await stored(1))?.note).toBe('Who wrote it?')
  })

  it(
    'can be changed only for a question with a newer version, and settles all of its reports, or nothing',
    { tags: ['nightly'] },
    async () => {
      await batchPut(table, [...Array.from({ length: 95 }, (_, i) => report(i, 1)), report(200, 2)])
      expect(await codeOf(decide(1, 'changed'))).toBe('flaw-not-changed')
      expect((await reportNow(94))?.settledOn).toBeUndefined()
      expect(await stored(1)).toBeUndefined()
      await change(1, SERVED + 500)
      expect((await decide(1, 'changed')).reports).toEqual([])
      expect(await reportNow(94)).toMatchObject({ settledOn: NOW, outcome: 'changed' })
      expect(await reportNow(200)).not.toHaveProperty('settledOn')
      // Older reports wait for another decision.
      expect(await caseOf(1)).toMatchObject({ state: 'new', reports: { length: 95 - REPORTS_PER_DECISION } })
      expect(await decide(1, 'changed')).toMatchObject({ state: 'changed' })
      expect((await mistakeReports({ settled: false }, { table })).items.map(({ question }) => question)).toEqual([2])
      // The change didn't improve the question.
      lines[0] = line(1, ['tooEasy'], { version: SERVED + 500 })
      expect((await caseOf(1))?.state).toBe('new')
      expect(await codeOf(decide(1, 'changed'))).toBe('flaw-not-changed')
    },
  )

  it('can be withdrawn only for a deleted question, and kept only for an existing one', async () => {
    expect(await codeOf(decide(1, 'withdrawn'))).toBe('flaw-not-withdrawn')
    await remove(1)
    expect(await codeOf(decide(1, 'kept'))).toBe('question-not-found')
    expect(await codeOf(decide(1, 'changed'))).toBe('flaw-not-changed')
    expect(await decide(1, 'withdrawn')).toMatchObject({ state: 'withdrawn' })
  })

  it('can be repeated and settles nothing twice, until the files include it', async () => {
    await batchPut(table, [report(1, 1)])
    await change(1, SERVED + 500)
    const behind = {
      ...deps(),
      reports: await deps().reports().then(fixed),
      decisions: await deps().decisions().then(fixed),
    }
    const { stamp = '' } = (await caseOf(1)) ?? {}
    const press = (note: string) => decideFlaw({ question: 1, stamp, state: 'changed', note }, admin.uid, behind)
    const first = await press('Key')
    expect(await press('Key')).toEqual(first)
    expect(first).toMatchObject({ state: 'changed', reports: [] })
    expect(await codeOf(press('Another'))).toBe('flaw-case-changed')
    // A report newer than the files stays open.
    await batchPut(table, [report(2, 2)])
    const late = { ...behind, statistics: deps().statistics }
    const { stamp: other = '' } =
      (await listFlaws({ page: 1 }, late)).items.find(({ question }) => question === 2) ?? {}
    await decideFlaw({ question: 2, stamp: other, state: 'kept', note: '' }, admin.uid, late)
    expect((await reportNow(2))?.settledOn).toBeUndefined()
    expect(await caseOf(2)).toMatchObject({ state: 'new', reports: { length: 1 } })
  })

  it('is refused entirely if a report was settled elsewhere at the same time', async () => {
    await batchPut(table, [report(1, 1), report(2, 1)])
    const { stamp = '' } = (await caseOf(1)) ?? {}
    const [decided] = await Promise.allSettled([
      decideFlaw({ question: 1, stamp, state: 'kept', note: '' }, 'a', deps()),
      settleReport({ id: idOf(1), settled: true }, deps()),
    ])
    const isDecided = decided.status === 'fulfilled'
    expect(await stored(1)).toEqual(isDecided ? expect.objectContaining({ state: 'kept' }) : undefined)
    expect((await reportNow(2))?.outcome).toBe(isDecided ? 'kept' : undefined)
  })

  it('is what the student sees of the own report, also in the own data, and no other student', async () => {
    const place = { progressKey: 'p', taskKey: 't', n: 1, position: 0 }
    const sent: SentReportItem = {
      ...sentReportKey('s', 'p', 't', 1, 0),
      ...{ type: 'sent-report', report: idOf(1), request: 'request-1', createdOn: 2_001 },
    }
    await batchPut(table, [report(1, 1), sent])
    expect(await sentReport(place, 's', deps())).toEqual({ sentOn: 2_001, settledOn: null, outcome: null })
    await change(1, SERVED + 500)
    await decide(1, 'changed', { note: 'The key was wrong' })
    const seen = await sentReport(place, 's', deps())
    expect(seen).toEqual({ sentOn: 2_001, settledOn: NOW, outcome: 'changed' })
    const own = await ownReports({ progressKey: 'p' }, 's', deps())
    expect(own.items).toMatchObject([{ settledOn: NOW, outcome: 'changed' }])
    expect(JSON.stringify([seen, own])).not.toContain('The key was wrong')
    expect(await sentReport(place, 'other', deps())).toBeNull()
  })

  it('is audited under its question with its state, by who made it', async () => {
    const audited = await tables.table()
    await batchPut(audited, [admin])
    await withAudit(admin.uid, () => decide(1, 'kept', { note: 'Fine' }))
    await recordAudit(auditBatch(record(undefined, await stored(1))), { table: audited })
    const [entry, ...more] = await auditEntries(audited)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ by: admin.uid, action: 'create', subject: '1', name: 'Flaws of 1: kept' })
    expect(entry?.changes).toContainEqual({ field: 'state', after: '"kept"' })
  })
})
