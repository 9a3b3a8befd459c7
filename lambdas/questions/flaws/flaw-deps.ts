import type { MistakeReport } from '#domain/questions/mistake-report.ts'
import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import type { StoredDecision } from '#table/item-analysis.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the inbox of flaws. */
export type FlawDeps = {
  table: Table
  /** Epoch milliseconds. */
  now: () => number
  /** All questions, their statistics, and all decisions and open reports (newest first), from the search files. */
  entries: () => Promise<readonly QuestionEntry[]>
  statistics: () => Promise<readonly StatisticsEntry[]>
  decisions: () => Promise<readonly StoredDecision[]>
  reports: () => Promise<readonly MistakeReport[]>
}
