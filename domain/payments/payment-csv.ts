import { paymentStatusWords } from '#domain/messages/payments.ts'
import { type CsvColumn, csvFile, utcCell } from '../text/csv-file.ts'
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

const COLUMNS: readonly CsvColumn<PaymentRow>[] = [
  ['Date (UTC)', ({ date }) => utcCell(date)],
  ['Student', ({ studentName }) => studentName],
  ['E-mail', ({ email }) => email ?? ''],
  ['Course', ({ courseName }) => courseName],
  ['Description', ({ description }) => description],
  ['Amount (USD)', ({ amount }) => (amount / 100).toFixed(2)],
  ['Status', statusWordsOf],
  ['Message', ({ charge }) => failureWords(charge?.failure_message ?? '')],
  ['Disputed (UTC)', ({ disputed }) => utcCell(disputed)],
  ['Refunded (UTC)', ({ refund }) => utcCell(refund?.date)],
  ['Refunded by', ({ refund }) => refund?.by ?? ''],
  ['Refund reason', ({ refund }) => refund?.reason ?? ''],
  ['Reference', ({ key }) => key],
  ['Stripe payment', ({ intentId }) => intentId ?? ''],
  ['Stripe charge', ({ charge }) => charge?.id ?? ''],
  ['Student id', ({ studentId }) => studentId],
]

/** Payments as a CSV file. */
export const csvOfPayments = (rows: readonly PaymentRow[]): string => csvFile(COLUMNS, rows)
