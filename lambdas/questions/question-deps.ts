import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { RetainImage } from '#lambdas/rich-text/retain-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the use cases of questions need. `now` gives epoch milliseconds. */
export type QuestionDeps = {
  table: Table
  now: () => number
  /** All questions by number, as the snapshots of searches contain them. */
  entries: () => Promise<readonly QuestionEntry[]>
  retainImage: RetainImage
}
