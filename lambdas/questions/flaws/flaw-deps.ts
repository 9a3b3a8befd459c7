import type { MistakeReport } from '#domain/questions/mistake-report.ts'
import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import type { StoredDecision } from '#table/item-analysis.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the inbox of flaws needs. */
export type FlawDeps = {
  table: Table
  /** Epoch milliseconds. */
  now: () => number
  /** All questions, the statistics of all of them, and all decisions and open reports (the newest first), as the files of searches contain them. */
  entries: () => Promise<readonly QuestionEntry[]>
  statistics: () => Promise<readonly StatisticsEntry[]>
  decisions: () => Promise<readonly StoredDecision[]>
  reports: () => Promise<readonly MistakeReport[]>
}
