import type { Random } from '#domain/attempts/sampling.ts'
import { optional } from '../../formatted.ts'
import type { Question } from '../../question.ts'
import type { QuestionTypeRules } from '../question-type.ts'
import { CASE_ITEMS, recordAt } from '../record.ts'
import { gradableOf, viewResponse } from '../response.ts'
import { RESPONSES } from '../responses.ts'
import { scoreOf } from '../score.ts'
import { CASE_STEPS } from '../../case-steps.ts'
import { caseStudy } from './content.ts'

/**
 * A case study is drawn as a set and asked item by item (case-item.ts): nothing answers it as a whole. Its points are those of its
 * six items.
 */
export const caseStudyRules: QuestionTypeRules = {
  content: caseStudy.rules,
  key: () => [],
  marks: (_, choice) => [...choice],
  noChoice: () => [],
  isChoice: () => false,
  score: ({ content }) =>
    scoreOf(
      caseStudy.stored(content).items.flatMap(({ response }) => {
        const gradable = gradableOf(response)
        const rules = RESPONSES[response.type]
        return rules.score(gradable, rules.noChoice(gradable)).lines
      }),
    ),
}

/** The text of each item of a case study and the type of its response, in the order of the steps. */
export const caseItems = (content: string | undefined): { body: string; type: string }[] =>
  caseStudy.stored(content).items.map(({ body, response }) => ({ body, type: response.type }))

/** Item `number` of a case study, from 1, as a question of its own type: with its key and rationale. */
export function caseItem(question: Question, number: number): Question {
  const { items } = caseStudy.stored(question.content)
  const item = items[number - 1]
  if (!item) throw new Error(`A case study has no item ${number}`)
  const { id, tags, area } = question
  const { body, bodyHtml, rationale, rationaleHtml } = item
  const formatted = { ...optional('bodyHtml', bodyHtml), ...optional('rationaleHtml', rationaleHtml) }
  return { id, tags, area, ...gradableOf(item.response), body, rationale, ...formatted }
}

/**
 * What a student sees of item `number`, as JSON text: the record as it is by item `recordItem`, the step and what is to be
 * answered.
 */
export function caseItemView(
  question: Question,
  number: number,
  random: Random | undefined,
  recordItem = number,
): string {
  const { record, items } = caseStudy.stored(question.content)
  const item = items[number - 1]
  if (!item) throw new Error(`A case study has no item ${number}`)
  return JSON.stringify({
    record: recordAt(record, recordItem),
    response: viewResponse(item.response, random),
    step: CASE_STEPS[number - 1],
    number,
    of: CASE_ITEMS,
  })
}
