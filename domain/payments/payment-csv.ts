import { paymentStatusWords } from '#domain/messages/payments.ts'
import { type CsvColumn, csvFile, utcCell } from '../text/csv-file.ts'
import { failureWords } from './decline-words.ts'
import { amountLost } from './dispute.ts'
import { type Money, moneyOf } from './money.ts'
import type { Dispute, PaymentStatus } from './payment.ts'
import { type RowState, stateOfRow } from './payment-state.ts'

/** A payment in an administrator's list; money in cents, times in epoch milliseconds. */
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
  refundedAmount?: number | null
  partRefunds?: readonly Part[] | null
  openPart?: Part | null
  disputes?: readonly Pick<Dispute, 'status' | 'amount' | 'reason'>[] | null
}

type Part = { amount: number; reason: string; by: string; date: number }

const STATUSES: readonly PaymentStatus[] = ['paid', 'failed', 'refunded']

/** Returns the label of a listed payment's state. */
export const statusWordsOf = (row: RowState): string => paymentStatusWords[stateOfRow(row)]

/** Returns the money of a listed payment: charged, returned, and left; in cents. */
export function moneyOfRow({ status, amount, refundedAmount, disputes }: PaymentRow): Money {
  const known = STATUSES.find((value) => value === status)
  return moneyOf({
    amount,
    ...(known && { status: known }),
    ...(refundedAmount != null && { refundedAmount }),
    lostAmount: amountLost(disputes ?? [], amount),
  })
}

const usd = (cents: number): string => (cents / 100).toFixed(2)

const partText = ({ amount, date, by, reason }: Part): string =>
  `${usd(amount)} on ${utcCell(date)} by ${by}: ${reason}`

const disputeText = ({ status, amount, reason }: Pick<Dispute, 'status' | 'amount' | 'reason'>): string =>
  `${usd(amount)} ${status} (${reason})`

const COLUMNS: readonly CsvColumn<PaymentRow>[] = [
  ['Date (UTC)', ({ date }) => utcCell(date)],
  ['Student', ({ studentName }) => studentName],
  ['E-mail', ({ email }) => email ?? ''],
  ['Course', ({ courseName }) => courseName],
  ['Description', ({ description }) => description],
  ['Amount (USD)', ({ amount }) => usd(amount)],
  ['Refunded (USD)', (row) => usd(moneyOfRow(row).refunded)],
  ['Lost to disputes (USD)', (row) => usd(moneyOfRow(row).lost)],
  ['Net (USD)', (row) => usd(moneyOfRow(row).net)],
  ['Status', statusWordsOf],
  ['Message', ({ charge }) => failureWords(charge?.failure_message ?? '')],
  ['Disputed (UTC)', ({ disputed }) => utcCell(disputed)],
  ['Refunded (UTC)', ({ refund }) => utcCell(refund?.date)],
  ['Refunded by', ({ refund }) => refund?.by ?? ''],
  ['Refund reason', ({ refund }) => refund?.reason ?? ''],
  ['Parts refunded', ({ partRefunds }) => (partRefunds ?? []).map(partText).join('; ')],
  ['Disputes', ({ disputes }) => (disputes ?? []).map(disputeText).join('; ')],
  ['Reference', ({ key }) => key],
  ['Stripe payment', ({ intentId }) => intentId ?? ''],
  ['Stripe charge', ({ charge }) => charge?.id ?? ''],
  ['Student id', ({ studentId }) => studentId],
]

/** Payments as a CSV file. */
export const csvOfPayments = (rows: readonly PaymentRow[]): string => csvFile(COLUMNS, rows)
