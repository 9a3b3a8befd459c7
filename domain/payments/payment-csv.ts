import { paymentStatusWords } from '#domain/messages/payments.ts'
import { cellOfText } from '../questions/csv.ts'
import { failureWords } from './decline-words.ts'
import type { PaymentStatus } from './payment.ts'
import { paymentState } from './payment-state.ts'

/** A payment as an administrator's list has it; money in cents, times in epoch milliseconds. */
export type PaymentRow = {
  key: string
  courseName: string
  studentId: string
  studentName: string
  email?: string | null
  amount: number
  description: string
  date: number
  status?: string | null
  charge?: { id?: string | null; failure_message?: string | null } | null
  intentId?: string | null
  refund?: { reason: string; by: string; date: number } | null
  disputed?: number | null
}

const STATUSES: readonly PaymentStatus[] = ['paid', 'failed', 'refunded']

/** The state of a payment of a list, in words. */
export const statusWordsOf = ({ status, refund }: Pick<PaymentRow, 'status' | 'refund'>): string => {
  const known = STATUSES.find((value) => value === status)
  return paymentStatusWords[paymentState({ ...(known && { status: known }), refund })]
}

/** A time as spreadsheets take it: '2026-11-21 12:00:00', UTC. */
const utcOf = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const COLUMNS: readonly [string, (row: PaymentRow) => string][] = [
  ['Date (UTC)', ({ date }) => utcOf(date)],
  ['Student', ({ studentName }) => studentName],
  ['E-mail', ({ email }) => email ?? ''],
  ['Course', ({ courseName }) => courseName],
  ['Description', ({ description }) => description],
  ['Amount (USD)', ({ amount }) => (amount / 100).toFixed(2)],
  ['Status', statusWordsOf],
  ['Message', ({ charge }) => failureWords(charge?.failure_message ?? '')],
  ['Disputed (UTC)', ({ disputed }) => (disputed == null ? '' : utcOf(disputed))],
  ['Refunded (UTC)', ({ refund }) => (refund ? utcOf(refund.date) : '')],
  ['Refunded by', ({ refund }) => refund?.by ?? ''],
  ['Refund reason', ({ refund }) => refund?.reason ?? ''],
  ['Reference', ({ key }) => key],
  ['Stripe payment', ({ intentId }) => intentId ?? ''],
  ['Stripe charge', ({ charge }) => charge?.id ?? ''],
  ['Student id', ({ studentId }) => studentId],
]

/** Excel takes a file for UTF-8 only when it begins so. */
const MARK = '\ufeff'

/**
 * Payments as a CSV file (RFC 4180, UTF-8 with a byte-order mark for Excel). What a spreadsheet would take for a formula gets
 * an apostrophe in front, as in the export of questions.
 */
export function csvOfPayments(rows: readonly PaymentRow[]): string {
  const line = (cells: readonly string[]) => `${cells.map(cellOfText).join(',')}\r\n`
  const head = line(COLUMNS.map(([name]) => name))
  return MARK + head + rows.map((row) => line(COLUMNS.map(([, cell]) => cell(row)))).join('')
}
