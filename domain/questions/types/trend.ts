import type { ContentReader } from './content-reader.ts'
import { contentRules } from './content-type.ts'
import type { QuestionTypeRules } from './question-type.ts'
import { readRecord, recordAt, type RecordTab, textsOfRecord, timesOf } from './record.ts'
import { gradableOf, readResponse, type Response, textsOfResponse, viewResponse } from './response.ts'
import { RESPONSES } from './responses.ts'

/**
 * `{ record: [tab], response: { type, answers or content } }`: a record of two or more times, and the response to it.
 */
type Trend = { record: RecordTab[]; response: Response }

const content = contentRules<Trend>({
  read: (reader: ContentReader, value) => {
    const fields = reader.fields(value)
    const record = readRecord(reader, fields.record, { unfolds: false })
    reader.must(timesOf(record).size >= 2, 'record-times-few')
    return { record, response: readResponse(reader, fields.response) }
  },
  view: ({ record, response }, random) => ({
    record: recordAt(record, 1),
    response: viewResponse(response, random),
  }),
  texts: ({ record, response }) => [...textsOfRecord(record), ...textsOfResponse(response)],
})

const responseOf = (question: { content?: string }) => {
  const { response } = content.stored(question.content)
  return { rules: RESPONSES[response.type], response: gradableOf(response) }
}

/** Scored as the type of its response. */
export const trend: QuestionTypeRules = {
  content: content.rules,
  key: (question) => {
    const { rules, response } = responseOf(question)
    return rules.key(response)
  },
  marks: (question, choice) => {
    const { rules, response } = responseOf(question)
    return rules.marks(response, choice)
  },
  noChoice: (question) => {
    const { rules, response } = responseOf(question)
    return rules.noChoice(response)
  },
  isChoice: (question, choice) => {
    const { rules, response } = responseOf(question)
    return rules.isChoice(response, choice)
  },
  score: (question, choice) => {
    const { rules, response } = responseOf(question)
    return rules.score(response, choice)
  },
  visibleMax: (question) => {
    const { rules, response } = responseOf(question)
    return rules.visibleMax?.(response) ?? rules.score(response, rules.noChoice(response)).max
  },
}
