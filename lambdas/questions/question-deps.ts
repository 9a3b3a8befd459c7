import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { RetainImage } from '#lambdas/rich-text/retain-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the question use cases. `now` returns epoch milliseconds. */
export type QuestionDeps = {
  table: Table
  now: () => number
  /** All questions by number, from the search snapshots. */
  entries: () => Promise<readonly QuestionEntry[]>
  retainImage: RetainImage
}
