import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkQuestion, type CheckedQuestion, type QuestionDraft } from './check-question.ts'
import { cellOfText, joinParts, rowOfCsv, splitParts, textOfCell } from './csv.ts'
import { csvOfRows, jsonOfRows, type ExportRow } from './export-rows.ts'
import { QUESTION_TYPES } from './question.ts'
import { readRow, readRows } from './read-row.ts'

const REAL = '../shared/data/openstax-questions.json'

type Taken = { ref: string; question: CheckedQuestion } | undefined
const taken = (value: unknown): Taken => {
  const read = readRow(value, 1)
  const checked = read.ok ? checkQuestion(read.draft) : undefined
  return read.ok && checked?.ok ? { ref: read.ref, question: checked.question } : undefined
}
const fromJson = (rows: readonly ExportRow[]) => (JSON.parse(jsonOfRows(rows)) as unknown[]).map(taken)
const fromCsv = (rows: readonly ExportRow[]) =>
  parse(csvOfRows(rows), { columns: true, bom: true, skip_empty_lines: true }).map((record) =>
    taken(rowOfCsv(record as Record<string, string>)),
  )

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@\'"\t\r\n;\\, aé')) }),
  fc.constantFrom("'", "'=1", "''+2", '=HYPERLINK("http://x")', '-5 °C', '@home', 'a;b\\;c', '\\', 'A\r\nB'),
)
const html = fc.constantFrom(undefined, '<p><b>=1</b>, "x"; y</p>', '<p>a</p>\r\n<p>b &lt; c</p>', '<p>plain</p>')
const draft: fc.Arbitrary<QuestionDraft> = fc.record({
  type: fc.constantFrom(...QUESTION_TYPES),
  body: text,
  bodyHtml: html,
  answers: fc.array(fc.record({ text, textHtml: html, correct: fc.boolean(), match: text, why: text, whyHtml: html }), {
    minLength: 2,
    maxLength: 10,
  }),
  rationale: text,
  rationaleHtml: html,
  tags: fc.array(text, { maxLength: 4 }),
  area: fc.array(text, { maxLength: 3 }),
})
const trueFalse = {
  type: 'True/False',
  answers: [{ text: 'True' }, { text: 'False', correct: true }],
  body: '=1+1',
  rationale: '',
  tags: ['RN'],
  area: [],
}
const rows = fc.array(fc.oneof(draft, fc.constant(trueFalse)), { maxLength: 12 }).map((drafts) =>
  drafts.flatMap((input, index): ExportRow[] => {
    const checked = checkQuestion(input)
    return checked.ok ? [{ ref: `source:${index}`, question: checked.question }] : []
  }),
)

describe('a file of exported questions', () => {
  it('is read back exactly, from JSON and from CSV, for any texts', () =>
    fc.assert(
      fc.property(rows, (given) => {
        expect(fromJson(given)).toEqual(given)
        expect(fromCsv(given)).toEqual(given)
      }),
      { numRuns: 400 },
    ))
  it('has no cell that a spreadsheet would take for a formula', () =>
    fc.assert(
      fc.property(rows, (given) => {
        const records: string[][] = parse(csvOfRows(given), { bom: true })
        expect(records.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
      }),
    ))
  it.skipIf(!existsSync(REAL))('is read back exactly for all 772 real questions (needs ../shared/data)', () => {
    const values = JSON.parse(readFileSync(REAL, 'utf8')) as unknown[]
    const real = readRows(values).flatMap((row): ExportRow[] => {
      const checked = row.ok ? checkQuestion(row.draft) : undefined
      return row.ok && checked?.ok ? [{ ref: row.ref, question: checked.question }] : []
    })
    expect(real).toHaveLength(772)
    expect(fromJson(real)).toEqual(real)
    expect(fromCsv(real)).toEqual(real)
  })
})

describe('a cell', () => {
  it('keeps any text, and any list of texts, exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("=+-@'\t\r;\\ab")) }), (given) => {
        const quoted = cellOfText(given)
        const cell = quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll('""', '"') : quoted
        expect(textOfCell(cell)).toBe(given)
        const parts = [given, 'x'].map((part) => part.trim()).filter((part) => part !== '')
        expect(splitParts(joinParts(parts))).toEqual(parts)
      }),
    )
  })
  it('is read as typed when it needs no mark', () => {
    expect(splitParts('RN; Easy ;;C:\\x')).toEqual(['RN', 'Easy', 'C:\\x'])
    expect(['-5', "'tis", "O'Neill"].map(textOfCell)).toEqual(['-5', "'tis", "O'Neill"])
  })
})
