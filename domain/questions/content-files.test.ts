import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { checkQuestion } from './check-question.ts'
import { rowOfCsv } from './csv.ts'
import { csvOfRows, type ExportRow, jsonOfRows } from './export-rows.ts'
import { CONTENT_TYPES } from './question.ts'
import { readRow } from './read-row.ts'
import { aCaseStudy } from './testing/case-example.ts'
import { CONTENT_EXAMPLES } from './testing/content-examples.ts'

const answers = [
  { letter: 'A', text: 'pale', correct: true },
  { letter: 'B', text: 'calm', correct: false },
]
const labels = { rationale: 'Because.', tags: ['RN'], area: ['Safety'] }
const bold = (text: string) => `<p>${text} <strong>now</strong></p>`
/** A question with a formatted body, option, and reason. */
const formatted = checkQuestion({
  ...{ type: 'Select N', body: '', bodyHtml: bold('Which'), answers: [], ...labels, rationaleHtml: bold('Because') },
  content: JSON.stringify({
    options: [
      { text: '', textHtml: bold('a'), correct: true, why: '', whyHtml: bold('w') },
      { text: 'b' },
      { text: 'c' },
    ],
  }),
})
if (!formatted.ok) throw new Error(formatted.code)
const rows: ExportRow[] = [
  ...CONTENT_TYPES.map((type) => {
    const draft = {
      type,
      body: `Which of ${type}?`,
      answers: [],
      content: JSON.stringify(CONTENT_EXAMPLES[type].content),
    }
    const checked = checkQuestion({ ...draft, ...labels })
    if (!checked.ok) throw new Error(checked.code)
    return { ref: `a:${type}`, question: checked.question }
  }),
  { ref: 'a:case', question: aCaseStudy(501, labels) },
  { ref: 'a:formatted', question: formatted.question },
  {
    ref: 'a:answers',
    question: {
      ...{ type: 'Priority', body: 'Which?', ...labels },
      answers: answers.map((answer) => ({ ...answer, text: `${answer.text} now`, textHtml: bold(answer.text) })),
    },
  },
  {
    ref: 'a:several',
    question: { type: 'Select All That Apply', body: 'Which?', answers, scoring: 'plus-minus', ...labels },
  },
]

/** Returns a file's question, read and checked as an import does. */
function imported(value: unknown, row: number) {
  const read = readRow(value, row)
  if (!read.ok) throw new Error(read.code)
  const checked = checkQuestion(read.draft)
  if (!checked.ok) throw new Error(checked.code)
  return { ref: read.ref, question: checked.question }
}

const expected = rows.map(({ ref, question: { type, body, answers: own, content, scoring, ...rest } }) => ({
  ref,
  question: {
    type,
    body,
    answers: own,
    ...(content === undefined ? {} : { content }),
    ...(scoring === undefined ? {} : { scoring }),
    rationale: rest.rationale,
    ...(rest.bodyHtml ? { bodyHtml: rest.bodyHtml, rationaleHtml: rest.rationaleHtml } : {}),
    tags: rest.tags,
    area: rest.area,
  },
}))

describe('a file of every type', () => {
  it('comes back from JSON as it was exported', () => {
    const values: unknown = JSON.parse(jsonOfRows(rows))
    expect(Array.isArray(values) && values.map((value, i) => imported(value, i + 1))).toEqual(expected)
  })

  it('comes back from CSV as it was exported', () => {
    const records: Record<string, string>[] = parse(csvOfRows(rows), { columns: true, bom: true })
    expect(records.map((record, i) => imported(rowOfCsv(record), i + 1))).toEqual(expected)
  })

  it('can consist of formatted text: the plain text follows from it', () => {
    const { answers: own, ...texts } = {
      ...{ ref: 'r', type: 'Priority', bodyHtml: bold('Which'), rationaleHtml: bold('Because'), tags: ['RN'] },
      answers: [{ textHtml: bold('a'), correct: true }, { text: 'b' }],
    }
    expect(imported({ ...texts, answers: own }, 1).question).toMatchObject({
      ...{ body: 'Which now', bodyHtml: bold('Which'), rationale: 'Because now', rationaleHtml: bold('Because') },
      answers: [
        { text: 'a now', textHtml: bold('a') },
        { letter: 'B', text: 'b', correct: false },
      ],
    })
  })

  it('is rejected row by row with a message when a content is missing or wrong, and the other rows are accepted', () => {
    const read = (value: object) => {
      const row = readRow({ ref: 'r', body: 'B', rationale: 'R', tags: ['RN'], ...value }, 1)
      return row.ok ? 'ok' : row.code
    }
    expect(read({ type: 'Bow-Tie' })).toBe('content-missing')
    expect(read({ type: 'Numeric', content: { answer: 'ten' } })).toBe('number-malformed')
    expect(read({ type: 'Case Study', content: { record: [], items: [] } })).toBe('record-empty')
    expect(read({ type: 'Numeric', content: { answer: '10', unit: '\uD800' } })).toBe('row-text-malformed')
    expect(read({ type: 'numeric', content: '{"answer":"10"}' })).toBe('ok')
    expect(read({ type: 'Multiple Choice' })).toBe('answers-missing')
  })
})
