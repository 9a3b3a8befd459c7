import { expect, it } from 'vitest'
import { FORMAT_KEYS, type FormatKey, FORMATS } from './format-names.ts'
import type { FormatRow } from './format-row.ts'
import type { QuestionRow } from './question-row.ts'
import { losses, readFile } from './testing.ts'
import { writeFormat } from './write-format.ts'

const NASTY = 'a -> b = ~ # {x} : \\ "37 °C" & <p> ]]> [[1]]'

/** A question of a type, with its answers or content. */
const rowOf = (type: string, own: Partial<QuestionRow['question']>): QuestionRow => ({
  ref: `source:${type}`,
  question: {
    ...{ type, body: `Which? ${NASTY}`, answers: [], rationale: `Because ${NASTY}` },
    ...{ tags: ['heart', 'rhythm'], area: ['Safety'] },
    ...own,
  },
})
const answersOf = (...answers: Partial<QuestionRow['question']['answers'][number]>[]) => ({
  answers: answers.map((answer, at) => ({
    letter: 'ABCD'.charAt(at),
    text: `${at} ${NASTY}`,
    correct: false,
    ...answer,
  })),
})
const contentOf = (content: object) => ({ content: JSON.stringify(content) })

const options = [{ text: 'x', correct: true, why: 'So.' }, { text: 'y' }, { text: NASTY, correct: true }]
const blanks = [
  { options: ['x', 'y'], correct: 1 },
  { options: ['z', NASTY], correct: 0 },
]
const marked = { text: 'pale or blue', spans: [{ start: 8, end: 12, correct: true }] }

const LISTS: readonly QuestionRow[] = [
  rowOf('True/False', answersOf({ text: 'True', correct: true, why: 'So.' }, { text: 'False' })),
  rowOf('Multiple Choice', answersOf({}, { correct: true, why: NASTY }, {})),
  rowOf('Matching/Dropdown', answersOf({ correct: true, match: 'x' }, { correct: true, match: 'y' })),
]
const ROWS: readonly QuestionRow[] = [
  ...LISTS,
  rowOf('Priority', answersOf({ textHtml: '<p><b>x</b></p>', correct: true }, {})),
  rowOf('Select All That Apply', { ...answersOf({ correct: true }, { correct: true }, {}), scoring: 'plus-minus' }),
  rowOf('Numeric', contentOf({ answer: '1.5', tolerance: '0.25' })),
  rowOf('Ordered Response', contentOf({ items: [{ text: 'first' }, { text: NASTY }] })),
  rowOf('Select N', contentOf({ options })),
  rowOf(
    'Grouping',
    contentOf({
      groups: [
        { label: 'Heart', options },
        { label: 'Lungs', options },
      ],
    }),
  ),
  rowOf('Bow-Tie', contentOf({ actions: options, conditions: options, parameters: options })),
  rowOf(
    'Matrix Multiple Choice',
    contentOf({
      columns: ['x', 'y'],
      rows: [
        { text: 'a', column: 1 },
        { text: 'b', column: 0 },
        { text: 'c', column: 0 },
      ],
    }),
  ),
  rowOf(
    'Matrix Multiple Response',
    contentOf({
      columns: ['x', 'y'],
      rows: [
        { text: 'a', columns: [0, 1] },
        { text: 'b', columns: [] },
      ],
    }),
  ),
  ...['Drop-Down Cloze', 'Drop-Down Rationale'].map((type) =>
    rowOf(type, contentOf({ text: 'a {{1}} b {{2}}', blanks })),
  ),
  rowOf(
    'Drop-Down Table',
    contentOf({
      headers: ['x', 'y'],
      rows: [
        ['a', '{{1}}'],
        ['b', '{{2}}'],
      ],
      blanks,
    }),
  ),
  ...['Drag-and-Drop Cloze', 'Drag-and-Drop Rationale'].map((type) =>
    rowOf(
      type,
      contentOf({ text: 'a {{1}} b {{2}}', tokens: ['x', 'y', 'z'], blanks: [{ correct: 0 }, { correct: 2 }] }),
    ),
  ),
  rowOf('Highlight Text', contentOf(marked)),
  rowOf('Highlight Table', contentOf({ headers: ['System', 'Found'], rows: [{ label: 'Skin', cells: [marked] }] })),
]

/** Converts an imported question to one for export. */
const written = ({
  ref,
  body = '',
  answers = [],
  content,
  rationale = '',
  losses: _losses,
  ...row
}: FormatRow): QuestionRow => ({
  ref,
  question: {
    ...row,
    body,
    rationale,
    answers: answers.map(({ text = '', correct = false, ...answer }, at) => ({
      ...answer,
      letter: 'ABCD'.charAt(at),
      text,
      correct: correct !== false,
      ...(typeof correct === 'string' ? { match: correct } : {}),
    })),
    ...(content === undefined ? {} : { content: JSON.stringify(content) }),
  },
})

async function reread(format: FormatKey, rows: readonly QuestionRow[]): Promise<FormatRow[]> {
  const { data, left } = writeFormat(format, rows, new Map())
  expect(left).toEqual([])
  return (await readFile(`bank.${FORMATS[format].extension}`, data)).values
}

it.each(FORMAT_KEYS)('rows exported as %s stay the same when exported and imported again', async (format) => {
  const rows = ROWS.filter(({ question }) => FORMATS[format].types.includes(question.type))
  expect(rows).toHaveLength(FORMATS[format].types.length)
  const first = await reread(format, rows)
  expect(first.map(({ refusal }) => refusal)).toEqual(rows.map(() => undefined))
  expect(await reread(format, first.map(written))).toEqual(first)
})

it.each(['moodle', 'qti21', 'qti22', 'qti3'] as const)(
  'choice and matching questions lose nothing as %s',
  async (format) => {
    const read = await reread(format, LISTS)
    expect(losses(read)).toEqual(['', '', ''])
    expect(read.map(written)).toEqual(LISTS)
  },
)

it('questions of unsupported types are left out and listed', () => {
  const { left } = writeFormat('aiken', ROWS, new Map())
  expect(left.map(({ question }) => question.type)).toEqual(
    ROWS.map(({ question }) => question.type).filter((type) => !FORMATS.aiken.types.includes(type)),
  )
})

it('an Ordered Response exports to Moodle as all or nothing, not with Moodle’s default of partial credit', () => {
  const rows = ROWS.filter(({ question }) => question.type === 'Ordered Response')
  expect(String(writeFormat('moodle', rows, new Map()).data)).toContain('<gradingtype>ALL_OR_NOTHING</gradingtype>')
})
