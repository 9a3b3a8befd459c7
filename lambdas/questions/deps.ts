import { sortableId } from '../shared/ids.ts'
import { openTable, type Table } from '../shared/table.ts'

export type QuestionsDeps = {
  table: Table
  now: () => number
  /** A stable name for a question that was not imported. */
  newRef: () => string
}

export const openQuestionsDeps = (): QuestionsDeps => ({
  table: openTable(),
  now: Date.now,
  newRef: () => `own:${sortableId(Date.now())}`,
})
