import type { MistakeReport, MistakeReportPage, QueryMistakeReportsArgs } from '#generated/schema.ts'
import { mistakeReportKey, openReports, settledReports } from '#table/bank-keys.ts'
import type { MistakeReport as StoredReport } from '#domain/questions/mistake-report.ts'
import type { MistakeReportItem } from '#table/mistake-report.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const PAGE = 20

/** A place in the index: time and id. */
const TOKEN = /^\d{1,16}#[0-9a-f]{32}$/
const ID = /^[0-9a-f]{32}$/

/** What administrators see of a report. */
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
 * Reports of mistakes, open or settled ones, the newest first, 20 a page; `nextToken` is where the page before ended. A read unit a
 * page. Refuses with 'request-invalid' what is no such place.
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
 * Settles a report, or opens it again; a report that is so already stays as it is, with the time of the first time. Audited. Refuses with
 * 'report-not-found'. 4 write units.
 */
export async function settleReport(
  { id, settled }: { id: string; settled: boolean },
  { table, now }: { table: Table; now: () => number },
): Promise<MistakeReport> {
  if (!ID.test(id)) throw new Refusal('report-not-found')
  const state = settled ? settledReports : openReports
  const updated = await updateItem<MistakeReportItem>(table, {
    Key: mistakeReportKey(id),
    UpdateExpression: settled
      ? 'SET gsi1pk = :state, settledOn = :now'
      : 'SET gsi1pk = :state REMOVE settledOn, outcome',
    ConditionExpression: 'attribute_exists(pk) AND gsi1pk <> :state',
    ExpressionAttributeValues: { ':state': state.gsi1pk, ...(settled ? { ':now': now() } : {}) },
  })
  if (updated.ok) return reportReply(updated.item)
  if (!updated.item) throw new Refusal('report-not-found')
  return reportReply(updated.item)
}
