import type { Random } from '#domain/attempts/sampling.ts'
import { optional } from '../formatted.ts'
import type { Question } from '../question.ts'
import type { QuestionTypeRules } from './question-type.ts'
import { CASE_ITEMS, recordAt, readRecord, type RecordTab, textsOfRecord } from './record.ts'
import { gradableOf, viewResponse, readResponse, type Response, textsOfResponse } from './response.ts'
import { RESPONSES } from './responses.ts'
import { scoreOf } from './score.ts'
import { CASE_STEPS } from '../case-steps.ts'
import { contentRules } from './content-type.ts'

/** An item of a case study: its position determines its step. */
type CaseItem = {
  body: string
  bodyHtml?: string
  response: Response
  rationale: string
  rationaleHtml?: string
}

/** `{ record: [tab], items: [{ step?, body, response, rationale }] }`: an unfolding record and six items. */
type CaseStudy = { record: RecordTab[]; items: CaseItem[] }

/** The content of a case study. */
export const caseStudy = contentRules<CaseStudy>({
  read: (reader, value) => {
    const fields = reader.fields(value)
    const record = readRecord(reader, fields.record, { unfolds: true })
    reader.must(
      record.some(({ entries }) => entries.some(({ from }) => from === undefined)),
      'record-empty',
    )
    const items = reader.list(fields.items, [CASE_ITEMS, CASE_ITEMS], ['case-items', 'case-items']).map((item, i) => {
      const { step, response, ...fields } = reader.fields(item)
      const body = reader.formatted(fields.body, fields.bodyHtml)
      const rationale = reader.formatted(fields.rationale ?? '', fields.rationaleHtml)
      reader.must(body.text !== '', 'content-text-empty')
      reader.must(step === undefined || step === null || step === CASE_STEPS[i], 'case-steps')
      return {
        body: body.text,
        ...optional('bodyHtml', body.html),
        response: readResponse(reader, response),
        rationale: rationale.text,
        ...optional('rationaleHtml', rationale.html),
      }
    })
    return { record, items }
  },
  // Items are shown one at a time, each with the record at that point (case-item.ts): the whole is never shown.
  view: () => ({}),
  texts: ({ record, items }) => [
    ...textsOfRecord(record),
    ...items.flatMap(({ body, response, rationale }) => [body, ...textsOfResponse(response), rationale]),
  ],
})

/**
 * A case study is drawn as a set and served item by item (case-item.ts): it has no answer as a whole. Its points are
 * those of its six items.
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

/** Returns the text of each item of a case study and the type of its response, in the order of the steps. */
export const caseItems = (content: string | undefined): { body: string; type: string }[] =>
  caseStudy.stored(content).items.map(({ body, response }) => ({ body, type: response.type }))

/** Returns item `number` of a case study, from 1, as a question of its own type, with its key and rationale. */
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
 * Returns what students see of item `number`, as JSON: the record as of item `recordItem`, the step, and the response.
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
