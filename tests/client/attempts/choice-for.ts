import { QuestionScreenDocument } from '#generated/admin-operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

/** A question as its student sees it; no reply to a student says more before it is graded. */
export type QuestionShown = { id: number; type: string; body: string; matches: readonly string[] | null }

/** A question as the bank holds it, which only an administrator may read. */
export async function bankQuestion(admin: CallApi, id: number) {
  const { question } = await admin(QuestionScreenDocument, { id })
  if (!question) throw new Error(`The bank has no question ${id}`)
  return question
}

type BankQuestion = Awaited<ReturnType<typeof bankQuestion>>

/** The right choice by the bank, or one that is surely wrong: indexes of answers, or of the match of each answer. */
export function choiceFor(
  { answers }: Pick<BankQuestion, 'answers'>,
  { type, matches }: Pick<QuestionShown, 'type' | 'matches'>,
  right: boolean,
): number[] {
  if (type === 'Matching/Dropdown') {
    const all = matches ?? []
    return answers.map(({ match }) => (all.indexOf(match ?? '') + (right ? 0 : 1)) % all.length)
  }
  const chosen = answers.flatMap(({ correct }, index) => (correct ? [index] : []))
  return right ? chosen : [answers.findIndex(({ correct }) => !correct)]
}
