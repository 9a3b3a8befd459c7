import type { QuestionItem } from '../../../data/question.ts'

/** A row read at `questionKey`: only this folder's writes put anything there, in this shape. */
export const asQuestionItem = (item: Readonly<Record<string, unknown>>): QuestionItem => item as QuestionItem
