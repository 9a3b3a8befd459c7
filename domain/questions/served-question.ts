import type { Random } from '#domain/attempts/sampling.ts'
import { optional } from './formatted.ts'
import { CASE_STUDY, type Question, type Scoring } from './question.ts'
import { type PublicQuestion, publicQuestion } from './public-question.ts'
import { caseItem, caseItemView } from '#domain/questions/types/case-study.ts'

/** Whether a place of an attempt names something that the question has: an item of a case study, none of any other. */
export const hasItem = ({ type }: Pick<Question, 'type'>, item: number | undefined): boolean =>
  (type === CASE_STUDY) === (item !== undefined)

/**
 * What is asked and graded at a place of an attempt: the question or, of a case study, its item. `scoring`: that of the attempt,
 * which a Select All That Apply takes that chooses none of its own.
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
 * What a student may see of it before it is graded: an allow-list. `recordItem`: with which item the record of a case study is shown,
 * where it is not the asked one.
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
