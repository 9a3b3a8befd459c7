import type { MistakeReport, MistakeReportPage, QueryMistakeReportsArgs } from '#generated/schema.ts'
import type { MistakeReport as StoredReport, ReportOutcome } from '#domain/questions/mistake-report.ts'
import { mistakeReportKey, openReports, questionKey, settledReports } from '#table/bank-keys.ts'
import { isOpenReport, type MistakeReportItem } from '#table/item-analysis.ts'
import type { QuestionItem } from '#table/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { openedReport, settledReport, ifOutcome } from './settled-report.ts'

const PAGE = 20

/** A cursor in the index: time and id. */
const TOKEN = /^\d{1,16}#[0-9a-f]{32}$/
const ID = /^[0-9a-f]{32}$/

/** Returns a report as administrators see it. */
export const reportReply = ({
  id,
  question,
  item,
  version,
  kind,
  text,
  createdOn,
  settledOn,
}: StoredReport): MistakeReport => ({
  id,
  question,
  item: item ?? null,
  version: version ?? null,
  kind,
  text,
  createdOn,
  settledOn: settledOn ?? null,
})

/**
 * Returns open or settled reports of mistakes, newest first, 20 a page; `nextToken` is where the previous page ended. A
 * read unit a page. Refuses an invalid one with 'request-invalid'.
 */
export async function mistakeReports(
  { settled, nextToken }: QueryMistakeReportsArgs,
  { table }: { table: Table },
): Promise<MistakeReportPage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const pk = (settled ? settledReports : openReports).gsi1pk
  const query = { index: 'gsi1', pk, limit: PAGE + 1, backward: true } as const
  const { items } = await queryIndex<MistakeReportItem>(table, {
    ...query,
    ...(nextToken ? { before: nextToken } : {}),
  })
  const shown = items.slice(0, PAGE)
  return {
    items: shown.map(reportReply),
    nextToken: items.length > PAGE ? (shown.at(-1)?.gsi1sk ?? null) : null,
  }
}

/**
 * Returns the outcome of a report's question since it was reported: a newer version, or deletion. Undefined if it is
 * unchanged, or if the reported version is unknown.
 */
async function outcomeOf({ question, version }: MistakeReportItem, table: Table): Promise<ReportOutcome | undefined> {
  const item = await getItem<QuestionItem>(table, questionKey(question), { consistent: true })
  if (item === undefined) return 'withdrawn'
  return version !== undefined && item.time > version ? 'changed' : undefined
}

/**
 * Settles a report, or reopens it; one already in that state stays unchanged, with its original time. If its question
 * was changed or withdrawn since, notifies the student (decision 0116), on the condition that it is so. Audited.
 * Refuses with 'report-not-found'. At most 2 read units and 8 write units.
 */
export function settleReport(
  { id, settled }: { id: string; settled: boolean },
  { table, now }: { table: Table; now: () => number },
): Promise<MistakeReport> {
  if (!ID.test(id)) throw new Refusal('report-not-found')
  return retryOnConflict({ failure: 'A report could not be settled' }, async () => {
    const report = await getItem<MistakeReportItem>(table, mistakeReportKey(id), { consistent: true })
    if (!report) throw new Refusal('report-not-found')
    if (isOpenReport(report) !== settled) return reportReply(report)
    if (!settled) {
      const opened = await transactWrite(table, [openedReport(id)])
      const { settledOn: _, ...open } = report
      return opened.ok ? reportReply(open) : CONFLICT
    }
    const outcome = await outcomeOf(report, table)
    const settledOn = now()
    const guards = outcome ? [ifOutcome(outcome, report.question, report.version ?? 0)] : []
    const written = await transactWrite(table, [settledReport(id, settledOn, outcome), ...guards])
    return written.ok ? reportReply({ ...report, settledOn }) : CONFLICT
  })
}
