import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { StatisticsEntry } from '#domain/statistics/question-sums.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the inbox of flaws needs. */
export type FlawDeps = {
  table: Table
  /** Epoch milliseconds. */
  now: () => number
  /** All questions, and the statistics of all of them, as the snapshots of searches contain them. */
  entries: () => Promise<readonly QuestionEntry[]>
  statistics: () => Promise<readonly StatisticsEntry[]>
}
