import { amountText } from '#domain/courses/price.ts'
import { disputedWords, paymentStatusWords } from '#domain/messages/payments.ts'
import { paymentTroubles } from '#domain/messages/notifications.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { paymentState } from '#domain/payments/payment-state.ts'
import { foldText } from '#domain/text/contains-all-words.ts'

/** A payment's fields for lists and searches, without the card form's token. */
export type PaymentEntry = Pick<
  Payment,
  | 'key'
  | 'courseKey'
  | 'courseName'
  | 'courseYear'
  | 'studentId'
  | 'studentName'
  | 'email'
  | 'amount'
  | 'description'
  | 'date'
  | 'processing'
  | 'status'
  | 'charge'
  | 'progressKey'
  | 'intentId'
  | 'refund'
  | 'trouble'
  | 'disputed'
  | 'refundedAmount'
  | 'partRefunds'
  | 'openPart'
  | 'disputes'
  | 'lostAmount'
>

/** Returns a payment's entry, field by field. */
export const paymentEntry = (payment: Payment): PaymentEntry => ({
  key: payment.key,
  courseKey: payment.courseKey,
  courseName: payment.courseName,
  ...(payment.courseYear === undefined ? {} : { courseYear: payment.courseYear }),
  studentId: payment.studentId,
  studentName: payment.studentName,
  email: payment.email,
  amount: payment.amount,
  description: payment.description,
  date: payment.date,
  processing: payment.processing,
  ...(payment.status && { status: payment.status }),
  ...(payment.charge && { charge: payment.charge }),
  ...(payment.progressKey === undefined ? {} : { progressKey: payment.progressKey }),
  ...(payment.intentId === undefined ? {} : { intentId: payment.intentId }),
  ...(payment.refund && {
    refund: { reason: payment.refund.reason, by: payment.refund.by, date: payment.refund.date },
  }),
  ...(payment.trouble && { trouble: payment.trouble }),
  ...(payment.disputed !== undefined && { disputed: payment.disputed }),
  ...(payment.refundedAmount !== undefined && { refundedAmount: payment.refundedAmount }),
  ...(payment.partRefunds && { partRefunds: payment.partRefunds }),
  ...(payment.openPart && { openPart: payment.openPart }),
  ...(payment.disputes && { disputes: payment.disputes }),
  ...(payment.lostAmount !== undefined && { lostAmount: payment.lostAmount }),
})

/** Newest first (spec 3.2.25); for equal times, the greater key first. */
export const byNewest = (a: Pick<PaymentEntry, 'date' | 'key'>, b: Pick<PaymentEntry, 'date' | 'key'>): number =>
  b.date - a.date || (a.key < b.key ? 1 : a.key > b.key ? -1 : 0)

/**
 * The folded text that payment searches use (spec 3.5.29): student, e-mail, course, amount in dollars ('$299.00'),
 * displayed status, the card service's message, the refunder and reason, and all of its identifiers.
 */
export const paymentText = (entry: PaymentEntry): string =>
  foldText(
    [
      entry.studentName,
      entry.email,
      entry.courseName,
      amountText(entry.amount),
      paymentStatusWords[paymentState(entry)],
      failureWords(entry.charge?.failure_message ?? ''),
      entry.disputed === undefined ? '' : disputedWords.badge,
      entry.refund ? `${entry.refund.reason} ${entry.refund.by}` : '',
      ...(entry.partRefunds ?? []).map(({ reason, by }) => `${reason} ${by}`),
      entry.trouble ? paymentTroubles[entry.trouble.code] : '',
      entry.key,
      entry.intentId ?? '',
      entry.charge?.id ?? '',
    ].join(' '),
  )
