import type { Random } from '#domain/attempts/sampling.ts'
import { optional } from './formatted.ts'
import { CASE_STUDY, type Question, type Scoring } from './question.ts'
import { type PublicQuestion, publicQuestion } from './public-question.ts'
import { caseItem, caseItemView } from '#domain/questions/types/case-study.ts'

/** Whether a ref of an attempt matches the question: an item of a case study, none of any other. */
export const hasItem = ({ type }: Pick<Question, 'type'>, item: number | undefined): boolean =>
  (type === CASE_STUDY) === (item !== undefined)

/**
 * Returns the question that is served and graded: the question itself or, for a case study, its item. `scoring`: the
 * attempt's, used by a Select All That Apply without its own.
 */
export const servedQuestion = (
  question: Question,
  item: number | undefined,
  scoring: Scoring | undefined,
): Question => {
  if (item !== undefined) return caseItem(question, item)
  return scoring !== undefined && question.type === 'Select All That Apply' ? { ...question, scoring } : question
}

/**
 * Returns its public fields before it is graded: an allow-list. `recordItem`: the item whose state of the record is
 * shown, if not the served one.
 */
export function publicServedQuestion(
  question: Question,
  item: number | undefined,
  scoring: Scoring | undefined,
  random?: Random,
  recordItem = item,
): PublicQuestion {
  if (item === undefined) return publicQuestion(servedQuestion(question, item, scoring), random)
  const { id, body, bodyHtml } = caseItem(question, item)
  const view = caseItemView(question, item, random, recordItem)
  return { id, type: CASE_STUDY, body, ...optional('bodyHtml', bodyHtml), answers: [], item: view, caseItem: item }
}
