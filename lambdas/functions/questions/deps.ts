import { QUESTION_CHUNKS } from '#table/search-files.ts'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { createSnapshots } from '#lambdas/search/snapshots.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'

export type QuestionsDeps = {
  table: Table
  now: () => number
  /** All questions by number, as the snapshots of searches hold them. */
  entries: () => Promise<readonly QuestionEntry[]>
}

export const createQuestionsDeps = (): QuestionsDeps => ({
  table: getTable(),
  now: Date.now,
  entries: createSnapshots(createSearchFiles(), { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
})
