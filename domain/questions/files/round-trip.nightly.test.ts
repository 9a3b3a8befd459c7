import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMAT_KEYS, type FormatKey, FORMATS } from 'question-formats/format-names.ts'
import { writeFormat } from 'question-formats/write-format.ts'
import { checkQuestion, type CheckedQuestion, type QuestionDraft } from '../check-question.ts'
import type { ExportRow } from '../export-rows.ts'
import { isQuestionType, type QuestionType } from '../question.ts'
import { readRow } from '../read-row.ts'
import { CONTENT_EXAMPLES } from '../testing/content-examples.ts'
import { readOtherFile } from './read-other-file.ts'
import { lessLosses } from '../testing/less-losses.ts'

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...Array.from('~=#{}:\\n[]%->/&<;"\' \t\r\nABé')), maxLength: 14 }),
  fc.constantFrom(
    '->',
    'a -> b',
    '// x',
    '::t::',
    '%50%',
    '[html]x',
    '[[1]]',
    '{T}',
    '$CATEGORY: x',
    'ANSWER: A',
    'A. x',
    '&amp;',
    '&lt;p&gt;',
    '\\n',
    '\\\\',
    '####',
    '37 °C',
    'A\r\nB',
    'x\n\ny',
    ']]>',
    '\u0001',
  ),
)
/** A text that says something. */
const text = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' ').trim())
  .filter((given) => /[\p{L}\p{N}]/u.test(given))
const maybeText = fc.oneof(text, fc.constant(''))
const html = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(
    '<p><strong>=1</strong>, "x" &amp; y</p>',
    '<p>a</p><p>b &lt; c</p>',
    '<ul><li><p>one</p></li></ul>',
    '<p>H<sub>2</sub>O -&gt; {x} # ~ \\n [[2]]</p>',
    '<p>a<br />b</p>',
    '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    '<p>&nbsp;x <em>é</em></p>',
  ),
)
const labels = fc.uniqueArray(
  text.map((given) => `t ${given.replace(/\s+/g, ' ').slice(0, 60).trim()}`),
  { maxLength: 3 },
)

/** An answer's right match, or whether it is right. */
const answers = fc.array(
  fc.record({ text, textHtml: html, correct: fc.boolean(), match: text, why: maybeText, whyHtml: html }),
  {
    minLength: 2,
    maxLength: 10,
  },
)
type Given = {
  text: string
  textHtml: string | undefined
  correct: boolean
  match: string
  why: string
  whyHtml: string | undefined
}

/** Answers as a type wants them. */
function keyed(type: QuestionType, given: Given[]): Given[] {
  if (type === 'Select All That Apply')
    return given.some(({ correct }) => correct) ? given : given.map((answer, at) => ({ ...answer, correct: at === 0 }))
  if (type === 'True/False')
    return given.slice(0, 2).map((answer, at) => ({
      ...answer,
      text: at === 0 ? 'True' : 'False',
      textHtml: undefined,
      correct: at === given.length % 2,
    }))
  return given.map((answer, at) => ({ ...answer, correct: at === (given.length % 3) % given.length }))
}

const options = fc.uniqueArray(
  text.map((given) => given.slice(0, 30).trim()),
  {
    minLength: 3,
    maxLength: 6,
    selector: (given) =>
      given
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[^\p{L}\p{N}]/gu, ''),
  },
)

/** A text of pieces, every second one of which can be highlighted, every other one of these is right. */
function spans(pieces: readonly (string | undefined)[]): object {
  const ends = pieces.map((_, at) => pieces.slice(0, at + 1).join('').length)
  return {
    text: pieces.join(''),
    spans: pieces.flatMap((piece = '', at) =>
      at % 2 === 1 ? [{ start: (ends[at] ?? 0) - piece.length, end: ends[at], correct: at % 4 === 1, why: 'x' }] : [],
    ),
  }
}

/** A content of a type that the generator varies; others are as in the examples. */
function contentFor(
  type: QuestionType,
  given: string[],
  sentence: string,
  number: number,
  answers: Given[],
): object | undefined {
  const plain = sentence.replace(/[{}]/g, '')
  const a = `1 ${plain}`.trim()
  const b = 'and'
  const option = (right: (at: number) => boolean) => (own: string, at: number) => {
    const { textHtml, why, whyHtml } = answers[at] ?? {}
    return { text: own, ...(at === 0 ? { textHtml } : {}), why, whyHtml, ...(right(at) ? { correct: true } : {}) }
  }
  switch (type) {
    case 'Select N':
      return { options: given.map(option((at) => at <= number % 2)) }
    case 'Grouping':
      return {
        groups: [
          { label: a, options: given.slice(0, 4).map(option((at) => at % 2 === 0)) },
          { label: `${a}, b`, options: given.slice(1, 3).map(option((at) => at < 2)) },
        ],
      }
    case 'Bow-Tie':
      return {
        actions: given.map(option((at) => at < 2)),
        conditions: given.slice(0, 4).map(option((at) => at === 1)),
        parameters: given.map(option((at) => at === 0 || at === 2)),
      }
    case 'Drop-Down Table':
      return {
        headers: [a, b],
        rows: [
          [a, '{{2}}'],
          [`{{1}} ${plain}`, ''],
        ],
        blanks: [
          { options: given, correct: 0 },
          { options: ['another option', ...given.slice(1)], correct: 1, why: 'Because.' },
        ],
      }
    case 'Highlight Text':
      return spans([`${a}  `, given[0], ` ${b}\n`, given[1], '. '])
    case 'Highlight Table':
      return {
        headers: [a, b],
        rows: [
          { label: a, cells: [spans([given[0], b, given[1], plain, given[2]].flatMap((own) => ['', own]))] },
          { label: b, cells: [{ text: plain, spans: [] }] },
        ],
      }
    case 'Numeric':
      return {
        answer: String(number / 100),
        ...(number % 2 === 0 ? { tolerance: '0.25' } : {}),
        ...(number % 3 === 0 ? { unit: 'mL/h' } : {}),
        ...(number % 5 === 0 ? { decimals: 2 } : {}),
      }
    case 'Ordered Response':
      return { items: given.map((own, at) => ({ text: own, ...(at === 0 ? { why: 'First.' } : {}) })) }
    case 'Drop-Down Cloze':
    case 'Drop-Down Rationale':
      return {
        text: `${a} {{2}} ${b}\n{{1}}.`,
        blanks: [
          { options: given, correct: 0 },
          { options: ['another option', ...given.slice(1)], correct: 1, why: 'Because.' },
        ],
        ...(type === 'Drop-Down Cloze' ? {} : { anchor: 1 }),
      }
    case 'Drag-and-Drop Cloze':
    case 'Drag-and-Drop Rationale':
      return {
        text: `${a} {{2}} ${b} {{1}}.`,
        tokens: given,
        blanks: [{ correct: 0 }, { correct: 2 }],
        ...(type === 'Drag-and-Drop Cloze' ? (number % 2 === 0 ? { reusable: true } : {}) : { anchor: 0 }),
      }
    default:
      return type in CONTENT_EXAMPLES ? CONTENT_EXAMPLES[type as keyof typeof CONTENT_EXAMPLES].content : undefined
  }
}

const draftOf = (types: readonly QuestionType[]): fc.Arbitrary<QuestionDraft> =>
  fc
    .record({
      type: fc.constantFrom(...types),
      body: text,
      bodyHtml: html,
      answers,
      options,
      number: fc.integer({ min: -9999, max: 9999 }),
      plusMinus: fc.boolean(),
      rationale: maybeText,
      rationaleHtml: html,
      tags: labels,
      area: labels,
    })
    .map(({ answers: given, options: texts, number, plusMinus, ...draft }) => {
      const content = contentFor(draft.type, texts, draft.body, number, given)
      return {
        ...draft,
        answers: content ? [] : keyed(draft.type, given),
        ...(content ? { content: JSON.stringify(content) } : {}),
        ...(draft.type === 'Select All That Apply' && plusMinus ? { scoring: 'plus-minus' } : {}),
      }
    })

const rowsOf = (drafts: readonly QuestionDraft[]): ExportRow[] =>
  drafts.flatMap((draft, index): ExportRow[] => {
    const checked = checkQuestion(draft)
    return checked.ok ? [{ ref: `source:${String(index)}`, question: checked.question }] : []
  })

type Taken = { ref: string; question: CheckedQuestion } | { refused: string }
const taken = (value: unknown): Taken => {
  const read = readRow(value, 1)
  const checked = read.ok ? checkQuestion(read.draft) : undefined
  return read.ok && checked?.ok ? { ref: read.ref, question: checked.question } : { refused: JSON.stringify(value) }
}

const reread = async (format: FormatKey, rows: readonly ExportRow[]): Promise<Taken[]> => {
  const { data, left } = writeFormat(format, rows, new Map())
  expect(left).toEqual([])
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const file = await readOtherFile(`bank.${FORMATS[format].extension}`, bytes)
  return file.values.map(taken)
}

describe('a file of exported questions', () => {
  it.each(FORMAT_KEYS)(
    'as %s is read back as it was, less the losses that are listed: 1,000 questions',
    async (format) => {
      const drafts = fc.sample(draftOf(FORMATS[format].types.filter(isQuestionType)), { numRuns: 1_200, seed: 23 })
      const rows = rowsOf(drafts)
      expect(rows.length).toBeGreaterThan(1_000)
      expect(await reread(format, rows)).toEqual(rows.map((row) => lessLosses(format, row)))
    },
  )
  it.each(FORMAT_KEYS)('as %s is read back so whatever its texts hold', async (format) => {
    await fc.assert(
      fc.asyncProperty(draftOf(FORMATS[format].types.filter(isQuestionType)), async (draft) => {
        const rows = rowsOf([draft])
        if (rows.length > 0) expect(await reread(format, rows)).toEqual(rows.map((row) => lessLosses(format, row)))
      }),
      { numRuns: 300 },
    )
  })
})
