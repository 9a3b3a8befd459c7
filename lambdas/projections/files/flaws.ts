import { byNewestReport, type MistakeReport } from '#domain/questions/mistake-report.ts'
import { flawCases, openReports } from '#table/bank-keys.ts'
import {
  byQuestion,
  type FlawCaseItem,
  type StoredDecision,
  storedDecision,
  isOpenReport,
  type MistakeReportItem,
  reportOf,
} from '#table/item-analysis.ts'
import { FLAW_DECISIONS, flawDecisionsFile, OPEN_REPORTS, openReportsFile } from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { collectEntries, type Changes, type Order, putChange, replaceFiles, rewriteFiles } from './rewrite-files.ts'

const DECISIONS: Order<number, StoredDecision> = { idOf: ({ question }) => question, compare: byQuestion }
const REPORTS: Order<string, MistakeReport> = { idOf: ({ id }) => id, compare: byNewestReport }

/**
 * Keeps flaw decisions and open mistake reports in files, so that the inbox reads only names from the table (decision
 * 0116). Idempotent: sets or removes an entry by its question or report; changes of one item arrive in order.
 */
export async function projectFlaws(
  changes: readonly Change<'flaw-case' | 'mistake-report'>[],
  { searchFiles: files }: { searchFiles: SearchFiles },
): Promise<void> {
  const decisions: Changes<number, StoredDecision> = new Map()
  const reports: Changes<string, MistakeReport> = new Map()
  for (const change of changes)
    if (change.type === 'flaw-case') {
      const { after, item } = change
      putChange(decisions, flawDecisionsFile(item.question), item.question, after && storedDecision(after))
    } else {
      const { after, item } = change
      const open = after && isOpenReport(after) ? reportOf(after) : undefined
      putChange(reports, openReportsFile(item.question), item.id, open)
    }
  await rewriteFiles(files, decisions, DECISIONS)
  await rewriteFiles(files, reports, REPORTS)
}

type FilesDeps = { table: Table; searchFiles: SearchFiles }

const PAGE = 1_000

/** Rewrites these files from the table's indexes: half a read unit per 4 KB of decisions and open reports. */
export async function rebuildFlaws({ table, searchFiles: files }: FilesDeps): Promise<void> {
  const index = { index: 'gsi1', limit: PAGE } as const
  const decisions = new Map<string, StoredDecision[]>()
  await collectEntries<FlawCaseItem, StoredDecision>(
    (from) => queryIndex(table, { ...index, pk: flawCases.gsi1pk, from }),
    (item) => ({ file: flawDecisionsFile(item.question), entry: storedDecision(item) }),
    decisions,
  )
  const reports = new Map<string, MistakeReport[]>()
  await collectEntries<MistakeReportItem, MistakeReport>(
    (from) => queryIndex(table, { ...index, pk: openReports.gsi1pk, from }),
    (item) => ({ file: openReportsFile(item.question), entry: reportOf(item) }),
    reports,
  )
  await replaceFiles(files, FLAW_DECISIONS, decisions, byQuestion)
  await replaceFiles(files, OPEN_REPORTS, reports, byNewestReport)
}
