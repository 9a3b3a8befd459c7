import type { Question } from '#domain/questions/question.ts'
import { QuestionScreenDocument } from '#generated/admin-operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { gradableChoice, questionOfReply } from './gradable-choice.ts'

/** A question as its student sees it; no reply to a student says more before it is graded. */
export type QuestionShown = { id: number; type: string; body: string; caseItem: number | null }

/** A question as the bank holds it, which only an administrator may read. */
export async function bankQuestion(admin: CallApi, id: number): Promise<Question> {
  const { question } = await admin(QuestionScreenDocument, { id })
  if (!question) throw new Error(`The bank has no question ${id}`)
  return questionOfReply(question)
}

/** The right choice by the bank, or one without a point: for a question of any type or an item of a case study. */
export const choiceFor = (whole: Question, { caseItem }: Pick<QuestionShown, 'caseItem'>, right: boolean): number[] =>
  gradableChoice(whole, caseItem ?? undefined, right)
