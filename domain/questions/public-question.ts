import type { Random } from '#domain/attempts/sampling.ts'
import { type FormattedText, optional, shownText } from './formatted.ts'
import type { Question, Scoring } from './question.ts'
import { typeRules } from './types/question-types.ts'

/** A question as a student sees it before it is graded. */
export type PublicQuestion = {
  id: number
  type: string
  body: string
  bodyHtml?: string
  answers: (FormattedText & { letter: string })[]
  matches?: string[]
  /** JSON text of what a type with a content shows. */
  item?: string
  /** Select All That Apply: wrong choices cost points. */
  scoring?: Scoring
  /** Of a case study: which of its items this is, from 1. */
  caseItem?: number
}

/**
 * What a student may see of an ungraded question: an allow-list, no key, no rationale, no tags (decisions, Safety). `random`
 * shuffles what could tell the key by its order; absent: it is sorted.
 */
export const publicQuestion = (
  {
    id,
    type,
    body,
    bodyHtml,
    answers,
    content,
    scoring,
  }: Pick<Question, 'id' | 'type' | 'body' | 'bodyHtml' | 'answers' | 'content' | 'scoring'>,
  random?: Random,
): PublicQuestion => {
  const rules = typeRules(type)
  const matches = rules.answers?.matches?.(answers)
  const item = content === undefined ? undefined : rules.content?.view(content, random)
  return {
    id,
    type,
    body,
    ...optional('bodyHtml', bodyHtml),
    answers: answers.map((answer) => ({ letter: answer.letter, ...shownText(answer) })),
    ...(matches && { matches }),
    ...(item !== undefined && { item }),
    ...(scoring !== undefined && { scoring }),
  }
}
