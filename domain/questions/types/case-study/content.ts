import { CASE_STEPS } from '../../case-steps.ts'
import { optional } from '../../formatted.ts'
import { contentRules } from '../content-type.ts'
import { CASE_ITEMS, readRecord, type RecordTab, textsOfRecord } from '../record.ts'
import { readResponse, type Response, textsOfResponse } from '../response.ts'

/** An item of a case study: its step follows from its place. */
export type CaseItem = {
  body: string
  bodyHtml?: string
  response: Response
  rationale: string
  rationaleHtml?: string
}

/** `{ record: [tab], items: [{ step?, body, response, rationale }] }`: an unfolding record and six items. */
export type CaseStudy = { record: RecordTab[]; items: CaseItem[] }

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
  // Items are shown one at a time, each with the record as it is by then (case-item.ts): the whole is never shown.
  view: () => ({}),
  texts: ({ record, items }) => [
    ...textsOfRecord(record),
    ...items.flatMap(({ body, response, rationale }) => [body, ...textsOfResponse(response), rationale]),
  ],
})
