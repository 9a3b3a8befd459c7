import { QUESTION_CHUNKS } from '#table/search-chunk.ts'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { openSnapshots } from '#lambdas/search/open-snapshots.ts'
import { openSearchFiles } from '#lambdas/aws/search-files.ts'
import { openTable, type Table } from '#lambdas/dynamodb/table.ts'

export type QuestionsDeps = {
  table: Table
  now: () => number
  /** All questions by number, as the snapshots of searches hold them. */
  entries: () => Promise<readonly QuestionEntry[]>
}

export const openQuestionsDeps = (): QuestionsDeps => ({
  table: openTable(),
  now: Date.now,
  entries: openSnapshots(openSearchFiles(), { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
})
