import type { Random } from '#domain/attempts/sampling.ts'
import { type FormattedText, optional, shownText } from './formatted.ts'
import type { Question, Scoring } from './question.ts'
import { typeRules } from './types/question-types.ts'

/** A question as students see it before it is graded. */
export type PublicQuestion = {
  id: number
  type: string
  body: string
  bodyHtml?: string
  answers: (FormattedText & { letter: string })[]
  matches?: string[]
  /** JSON of what a type with a content shows. */
  item?: string
  /** Select All That Apply: wrong choices cost points. */
  scoring?: Scoring
  /** The item of a case study, from 1. */
  caseItem?: number
}

/**
 * Returns the public fields of an ungraded question: an allow-list without key, rationale, and tags (decisions,
 * Safety). `random` shuffles anything whose order could reveal the key; absent: it is sorted.
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
