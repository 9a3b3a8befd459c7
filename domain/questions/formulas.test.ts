import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvOfPayments, type PaymentRow } from '#domain/payments/payment-csv.ts'
import { csvOfRows } from './export-rows.ts'
import type { CheckedQuestion } from './check-question.ts'

/** Texts that spreadsheets read as a formula, or once did. */
const FORMULAS = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x";"y")', "=cmd|' /C calc'!A0", '=IMPORTXML("http://x")'],
  ...['\t=1', '\r=1', '\n=1', '\r\n=1', '=1,=2', '"=1"', '=1\n=2', '＝1', '＋1', '－1', '＠x', "'=1", "''-1", '-'],
]

const paymentOf = (text: string): PaymentRow => ({
  ...{ key: text, courseName: text, studentId: text, studentName: text, email: text, description: text },
  ...{ amount: 100, date: 0, status: 'refunded', intentId: text, charge: { id: text, failure_message: text } },
  refund: { reason: text, by: text, date: 0 },
})
const questionOf = (text: string): CheckedQuestion => ({
  ...{ type: 'Multiple Choice', body: text, rationale: text, tags: [text, text], area: [text] },
  answers: [
    { letter: 'A', text, correct: true },
    { letter: 'B', text, correct: false },
  ],
})
const matchingOf = (text: string): CheckedQuestion => ({
  ...questionOf(text),
  type: 'Matching/Dropdown',
  answers: ['A', 'B'].map((letter) => ({ letter, text, correct: false, match: text })),
})

/** Every file that administrators can save, with all its texts the same. */
const EXPORTS: Record<string, (text: string) => string> = {
  payments: (text) => csvOfPayments([paymentOf(text)]),
  questions: (text) => csvOfRows([{ ref: text, question: questionOf(text) }]),
  'questions that match': (text) => csvOfRows([{ ref: text, question: matchingOf(text) }]),
}

describe.each(Object.entries(EXPORTS))('the file of %s', (_, write) => {
  it.each(FORMULAS)('has no cell that is a formula: %j', (text) => {
    const records: string[][] = parse(write(text), { bom: true })
    const cells = records.slice(1).flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
    expect(cells.filter((cell) => cell.includes(text.trim())).length).toBeGreaterThan(4)
  })
})
