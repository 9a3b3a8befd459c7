import type { Question } from '#domain/questions/question.ts'
import { QuestionScreenDocument } from '#generated/admin-operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { gradableChoice, questionOfReply } from './gradable-choice.ts'

/** A question as shown to its student before grading. */
export type QuestionShown = { id: number; type: string; body: string; caseItem: number | null }

/** A question as stored in the bank, which only an administrator may read. */
export async function bankQuestion(admin: CallApi, id: number): Promise<Question> {
  const { question } = await admin(QuestionScreenDocument, { id })
  if (!question) throw new Error(`The bank has no question ${id}`)
  return questionOfReply(question)
}

/** The correct answer by the bank, or one that earns no points, for a question of any type or a case study item. */
export const choiceFor = (
  question: Question,
  { caseItem }: Pick<QuestionShown, 'caseItem'>,
  right: boolean,
): number[] => gradableChoice(question, caseItem ?? undefined, right)
