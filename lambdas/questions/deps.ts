import { openTable, type Table } from '../shared/table.ts'

export type QuestionsDeps = {
  table: Table
  now: () => number
}

export const openQuestionsDeps = (): QuestionsDeps => ({ table: openTable(), now: Date.now })
