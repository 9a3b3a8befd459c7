import type { OwnReportPage, QueryOwnReportsArgs } from '#generated/schema.ts'
import { mistakeReportKey } from '#table/bank-keys.ts'
import type { MistakeReportItem, SentReportItem } from '#table/item-analysis.ts'
import { sentReportsOfProgress } from '#table/study-keys.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const PAGE = 100

/** The cursor of a sent report: task, number of the attempt, and position. */
const TOKEN = /^[\w-]{1,80}#\d{1,7}#\d{1,4}$/

/**
 * Returns the mistakes that the caller reported in a course, for the data download (decisions 0069 and 0108); 100 a
 * page, also after the course has ended. Reports contain no names: the caller's references find them. `nextToken`: the
 * next page's start. Refuses with 'request-invalid'. Half a read unit for 4 KB of references and a report.
 */
export async function ownReports(
  { progressKey, nextToken }: QueryOwnReportsArgs,
  uid: string,
  { table }: { table: Table },
): Promise<OwnReportPage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const query = sentReportsOfProgress(uid, progressKey, nextToken ?? undefined)
  const sent = await queryItems<SentReportItem>(table, { ...query, backward: true, limit: PAGE + 1 })
  const shown = sent.slice(0, PAGE)
  const reports = await batchGet<MistakeReportItem>(
    table,
    shown.map(({ report }) => mistakeReportKey(report)),
  )
  const byId = new Map(reports.map((report) => [report.id, report]))
  return {
    items: shown.flatMap(({ sk, report: id, createdOn }) => {
      const report = byId.get(id)
      const [taskKey = '', n, position] = sk.slice(query.prefix.length).split('#')
      if (!report) return []
      const { kind, text, settledOn, outcome } = report
      const ref = { taskKey, n: Number(n), position: Number(position) }
      const settled = { settledOn: settledOn ?? null, outcome: outcome ?? null }
      return [{ ...ref, kind, text, sentOn: createdOn, ...settled }]
    }),
    nextToken: sent[PAGE]?.sk.slice(query.prefix.length) ?? null,
  }
}
