import type { Question } from './question.ts'
import { typeRules } from './types/question-types.ts'

/** A question as a student sees it before it is graded. */
export type PublicQuestion = {
  id: number
  type: string
  body: string
  answers: { letter: string; text: string }[]
  matches?: string[]
}

/** What a student may see of an ungraded question: an allow-list, no key, no rationale, no tags (decisions, Safety). */
export const publicQuestion = ({ id, type, body, answers }: Question): PublicQuestion => {
  const matches = typeRules(type).matches?.(answers)
  return {
    id,
    type,
    body,
    answers: answers.map(({ letter, text }) => ({ letter, text })),
    ...(matches && { matches }),
  }
}
