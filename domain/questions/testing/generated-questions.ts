import { generatedRows } from 'question-formats/testing/question-rows.ts'
import { checkQuestion, type CheckedQuestion } from '../check-question.ts'

/** A generated question as the academy stores it. */
export type GeneratedRow = { ref: string; question: CheckedQuestion }

/** The same questions in every run, limited to those that the academy accepts. */
export const generatedQuestions = (types: readonly string[], count: number): GeneratedRow[] =>
  generatedRows(types, count, (question) => {
    const verdict = checkQuestion(question)
    return verdict.ok ? verdict.question : undefined
  })
