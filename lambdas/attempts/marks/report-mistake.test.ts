import { expect, it } from 'vitest'
import { REPORT_LENGTH, REPORTS_PER_DAY } from '#domain/questions/mistake-report.ts'
import type { ReportMistakeInput } from '#generated/schema.ts'
import { notifications } from '#table/keys.ts'
import { reportsOfDayKey, sentReportKey } from '#table/study-keys.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { MistakeReportItem } from '#table/item-analysis.ts'
import { mistakeReportKey, questionKey } from '#table/bank-keys.ts'
import type { QuestionItem } from '#table/question.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { mistakeReports, settleReport } from '#lambdas/questions/flaws/mistake-reports.ts'
import { recordAudit } from '#lambdas/projections/audit/record-audit.ts'
import { admin, auditBatch, entries, record } from '#lambdas/projections/testing/audit-fixture.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { aStudent, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { ownReports } from './own-reports.ts'
import { reportMistake, sentReport } from './report-mistake.ts'

const table = sharedTable(bankItems(questionsOfAllTypes(40), START - MINUTE))
const tables = testTables()
let requests = 0

async function aReporter() {
  const student = await aStudent(table)
  const { uid, keys, deps } = student
  const place = { progressKey: keys.progressKey, taskKey: keys.taskKey, n: 1, position: 0 }
  const report = (facts: Partial<ReportMistakeInput> = {}, as: string = uid) => {
    requests += 1
    const input = { ...place, requestId: `request-${requests}`, kind: 'typo', text: 'Strydor' } as const
    return reportMistake({ ...input, ...facts }, as, deps)
  }
  const sent = (as: string = uid) => sentReport(place, as, deps)
  return { ...student, report, sent }
}
const open = async () => (await mistakeReports({ settled: false }, { table })).items
const settled = async () => (await mistakeReports({ settled: true }, { table })).items

it('a report is stored once per request as plain text, with the served version and without the student', async () => {
  const { start, report, sent, uid, deps } = await aReporter()
  const attempt = await start()
  expect(await sent()).toBeNull()
  const requestId = 'the-same-request'
  const first = await report({ requestId, kind: 'key', text: ' <b>B</b> is\u202e right\r\n' })
  expect(first).toEqual({ sentOn: deps.now(), settledOn: null, outcome: null })
  expect(await report({ requestId, kind: 'key', text: 'B' })).toEqual(first)
  expect(await sent()).toEqual(first)
  expect(await sent('somebody else')).toBeNull()
  const [stored, ...others] = (await open()).filter(({ text }) => text === '<b>B</b> is right')
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    question: attempt.question?.id,
    version: START - MINUTE,
    kind: 'key',
    settledOn: null,
  })
  expect(JSON.stringify(await mistakeReports({ settled: false }, { table }))).not.toContain(uid)
})

it('a student reports a question of their own attempt once, and an empty, too long, or unknown report is refused', async () => {
  const { start, report } = await aReporter()
  expect((await refusalOf(report())).code).toBe('attempt-not-found')
  await start()
  expect((await refusalOf(report({}, 'somebody else'))).code).toBe('attempt-not-found')
  for (const position of [-1, 1, 999]) expect((await refusalOf(report({ position }))).code).toBe('not-this-question')
  expect((await refusalOf(report({ text: ' \u0000\n' }))).code).toBe('report-empty')
  expect((await refusalOf(report({ text: 'x'.repeat(REPORT_LENGTH + 1) }))).code).toBe('report-too-long')
  expect((await refusalOf(report({ kind: 'praise' as never }))).code).toBe('report-kind')
  expect((await refusalOf(report({ requestId: 'a b' }))).code).toBe('request-invalid')
  const written = await Promise.allSettled([report(), report(), report()])
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await refusalOf(report())).code).toBe('already-reported')
})

it('a report is in the data download of its student, and in no other student’s', async () => {
  const { start, report, uid, deps, keys } = await aReporter()
  const own = (as: string = uid, progressKey = keys.progressKey) => ownReports({ progressKey }, as, deps)
  expect(await own()).toEqual({ items: [], nextToken: null })
  await start()
  await report({ text: 'To be downloaded' })
  const { id = '' } = (await open()).find(({ text }) => text === 'To be downloaded') ?? {}
  await settleReport({ id, settled: true }, { table, now: deps.now })
  const place = { taskKey: keys.taskKey, n: 1, position: 0 }
  const item = {
    ...place,
    kind: 'typo',
    text: 'To be downloaded',
    sentOn: deps.now(),
    settledOn: deps.now(),
    outcome: null,
  }
  expect(await own()).toEqual({ items: [item], nextToken: null })
  for (const [as, progress] of [
    [uid, 'p2'],
    ['somebody else', 'p1'],
  ] as const)
    expect((await own(as, progress)).items).toEqual([])
  // Across pages, each of many reports appears once.
  const sent = Array.from({ length: 130 }, (_, position) => ({
    ...sentReportKey(uid, 'p1', 't-many', 1, position),
    ...{ type: 'sent-report', report: id, request: `many-${position}`, createdOn: START },
  }))
  await batchPut(table, sent)
  const first = await own()
  const second = await ownReports({ progressKey: 'p1', nextToken: first.nextToken }, uid, deps)
  const places = [...first.items, ...second.items].map(({ taskKey, position }) => `${taskKey} ${position}`)
  expect([first.items.length, second.items.length, second.nextToken]).toEqual([100, 31, null])
  expect(new Set(places).size).toBe(131)
  expect((await refusalOf(ownReports({ progressKey: 'p1', nextToken: 'x' }, uid, deps))).code).toBe('request-invalid')
})

it('a student can send 20 reports a day', async () => {
  const { start, check, report, uid, deps } = await aReporter()
  await check(await start(), true)
  const day = new Date(deps.now()).toISOString().slice(0, 10)
  const item = { ...reportsOfDayKey(uid, day), type: 'reports-of-day', count: REPORTS_PER_DAY - 1, ttl: 1 }
  await transactWrite(table, [{ Put: { Item: item } }])
  await report()
  expect((await refusalOf(report({ position: 1 }))).code).toBe('too-many-reports')
})

it('settling and reopening a report is audited once each, under its question and without the student', async () => {
  const { start, report, uid, deps } = await aReporter()
  const audited = await tables.table()
  await batchPut(audited, [admin])
  await start()
  await report({ text: 'To be audited' })
  const { id = '', question } = (await open()).find(({ text }) => text === 'To be audited') ?? {}
  const item = () => getItem<MistakeReportItem>(table, mistakeReportKey(id), { consistent: true })
  const records = []
  for (const isSettled of [true, true, false]) {
    const before = await item()
    await withAudit('admin-1', () => settleReport({ id, settled: isSettled }, { table, now: deps.now }))
    const after = await item()
    if (JSON.stringify(after) !== JSON.stringify(before)) records.push(record(before, after))
  }
  expect(records).toHaveLength(2)
  await recordAudit(auditBatch(...records), { table: audited })
  const [opened, done, ...more] = await entries(audited)
  expect(more).toEqual([])
  const who = { by: 'admin-1', byName: 'Avery Moss', action: 'update', subject: String(question) }
  expect(done).toMatchObject(who)
  expect(opened).toMatchObject(who)
  expect(done?.changes).toEqual([{ field: 'settledOn', after: String(deps.now()) }])
  expect(opened?.changes).toEqual([{ field: 'settledOn', before: String(deps.now()) }])
  expect(JSON.stringify([opened, done])).not.toContain(uid)
})

it('administrators are notified of reports once a day, and the student when a report is settled', async () => {
  const { start, report, sent, deps } = await aReporter()
  await start()
  await report({ text: 'To be settled' })
  const notes = await queryItems<{ pk: string; sk: string; path?: string }>(table, notifications)
  expect(notes.filter(({ path }) => path === '/questions/reports')).toHaveLength(1)
  const mine = (await open()).find(({ text }) => text === 'To be settled')
  const id = mine?.id ?? ''
  const done = await settleReport({ id, settled: true }, { table, now: () => deps.now() + MINUTE })
  expect(done.settledOn).toBe(deps.now() + MINUTE)
  expect(await settleReport({ id, settled: true }, { table, now: () => 1 })).toEqual(done)
  expect((await settled()).map((each) => each.id)).toContain(id)
  expect((await open()).map((each) => each.id)).not.toContain(id)
  expect((await sent())?.settledOn).toBe(deps.now() + MINUTE)
  expect((await settleReport({ id, settled: false }, { table, now: deps.now })).settledOn).toBeNull()
  expect((await refusalOf(settleReport({ id: '0'.repeat(32), settled: true }, { table, now: deps.now }))).code).toBe(
    'report-not-found',
  )
  expect((await refusalOf(mistakeReports({ settled: false, nextToken: 'x' }, { table }))).code).toBe('request-invalid')
})

it('the student learns whether the question was changed or withdrawn when a report is settled on its own', async () => {
  const { start, report, sent, deps } = await aReporter()
  await start()
  await report({ text: 'Changed since' })
  const { id = '', question = 0 } = (await open()).find(({ text }) => text === 'Changed since') ?? {}
  const settle = (isSettled: boolean) => settleReport({ id, settled: isSettled }, { table, now: deps.now })
  const before = await getItem<QuestionItem>(table, questionKey(question), { consistent: true })
  const outcome = async () => {
    await settle(true)
    const seen = (await sent())?.outcome
    await settle(false)
    expect(await sent()).toMatchObject({ settledOn: null, outcome: null })
    return seen
  }
  expect(await outcome()).toBeNull()
  if (!before) throw new Error('The question is not in the bank')
  const changed: QuestionItem = { ...before, time: START + MINUTE }
  await batchPut(table, [changed])
  expect(await outcome()).toBe('changed')
  await transactWrite(table, [{ Delete: { Key: questionKey(question) } }])
  expect(await outcome()).toBe('withdrawn')
  // The bank is shared by these tests.
  await batchPut(table, [before])
})
