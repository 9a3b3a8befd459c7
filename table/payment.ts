import { moneyOf } from '#domain/payments/money.ts'
import { isOpenPayment, type Payment, type Charge, type Dispute, type Refund } from '#domain/payments/payment.ts'
import type {
  Charge as ChargeReply,
  Dispute as DisputeReply,
  PartRefund as PartReply,
  Payment as PaymentReply,
  PublishPaymentInput,
  Refund as RefundReply,
} from '#generated/schema.ts'
import { type Key, paymentInMonth, paymentKey, processingPayment, checkoutKey, refundKey } from './keys.ts'

type IndexKeys = { gsi1pk?: string; gsi1sk?: string; gsi2pk?: string; gsi2sk?: string }

/** A payment in the table; `type` of the item is 'payment'. */
export type PaymentItem = Key & IndexKeys & Payment & { type: 'payment' }

/** Returns the month of a time in UTC, as YYYY-MM. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7)

/**
 * Returns a payment's sort key among those that the reconciler checks: its date or, during a full or partial refund of
 * a paid one, the time of that.
 */
export const openPaymentKey = ({ date, key, refund, openPart }: Payment) =>
  processingPayment(refund?.date ?? openPart?.date ?? date, key)

/**
 * Returns the item of a payment: while open, among those that the reconciler checks; from its first end on, listed by
 * month. A processing payment is not listed yet: it would be another index entry to write (decision 0041). A settled
 * one has no trouble any more.
 */
export function paymentItem(payment: Payment): PaymentItem {
  const { failures: _failures, trouble: _trouble, ...settled } = payment
  return {
    ...paymentKey(payment.key),
    ...(payment.processing ? {} : paymentInMonth(monthOf(payment.date), payment.date, payment.key)),
    ...(isOpenPayment(payment) ? openPaymentKey(payment) : {}),
    type: 'payment',
    ...(isOpenPayment(payment) ? payment : settled),
  }
}

/** Returns the payment of an item. */
export function paymentOf(item: PaymentItem): Payment {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, gsi2pk: _2pk, gsi2sk: _2sk, type: _type, ...payment } = item
  return payment
}

/**
 * A student's checkouts: `paymentKey` of the last opened payment, and how many had failed before it on `day`
 * ('YYYY-MM-DD', UTC). Opening a payment is conditional on `version`, so that a student cannot open two at once.
 * Expires some days later (`ttl`, epoch seconds).
 */
export type CheckoutItem = Key & {
  type: 'checkout'
  paymentKey: string
  day: string
  failed: number
  /** Charges declined on that day, including all of one payment's. */
  declined?: ReadonlySet<string>
  version: number
  ttl: number
}

const TTL_DAYS = 3

/** `now` in epoch milliseconds. */
export const checkoutItem = (
  uid: string,
  { paymentKey, day, failed, declined }: Pick<CheckoutItem, 'paymentKey' | 'day' | 'failed' | 'declined'>,
  version: number,
  now: number,
): CheckoutItem => ({
  ...checkoutKey(uid),
  type: 'checkout',
  paymentKey,
  day,
  failed,
  ...(declined === undefined ? {} : { declined }),
  version,
  ttl: Math.ceil((now + TTL_DAYS * 86_400_000) / 1000),
})

/** A student's payment that was refunded before it opened a course; the payment itself has everything else. */
export type RefundItem = Key & { type: 'refund'; paymentKey: string }

export const refundItem = (uid: string, paymentKey: string): RefundItem => ({
  ...refundKey(uid, paymentKey),
  type: 'refund',
  paymentKey,
})

/** Fields of the API's Payment for administrators only. */
type AdminFields = 'email' | 'intentId' | 'refund' | 'partRefunds' | 'openPart' | 'trouble' | 'disputed' | 'disputes'

type PaymentFacts = Pick<
  Payment,
  | 'key'
  | 'courseKey'
  | 'courseName'
  | 'courseYear'
  | 'studentId'
  | 'studentName'
  | 'amount'
  | 'description'
  | 'date'
  | 'processing'
  | 'status'
  | 'charge'
  | 'progressKey'
  | 'refundedAmount'
  | 'lostAmount'
>

const chargeReply = ({ id, failure_message }: Charge): ChargeReply => ({
  id: id ?? null,
  failure_message: failure_message ?? null,
})

const refundReply = ({ reason, by, date }: Refund): RefundReply => ({ reason, by, date })

const partReply = (part: Refund & { amount: number }): PartReply => ({ ...refundReply(part), amount: part.amount })

const disputeReply = ({ id, status, amount, reason, created, dueBy }: Dispute): DisputeReply => ({
  ...{ id, status, amount, reason, created },
  dueBy: dueBy ?? null,
})

/**
 * Returns the fields of a payment for everyone with access, which are also published: never the token or the intent.
 */
export const paymentFacts = (payment: PaymentFacts) =>
  ({
    key: payment.key,
    courseKey: payment.courseKey,
    courseName: payment.courseName,
    courseYear: payment.courseYear ?? null,
    studentId: payment.studentId,
    studentName: payment.studentName,
    amount: payment.amount,
    description: payment.description,
    date: payment.date,
    processing: payment.processing,
    status: payment.status ?? null,
    charge: payment.charge ? chargeReply(payment.charge) : null,
    progressKey: payment.progressKey ?? null,
    refundedAmount: moneyOf(payment).refunded,
  }) satisfies PublishPaymentInput

/**
 * Returns a payment's fields for its buyer: no token, no address, nothing for administrators. Includes a client secret
 * only if the function that called the card service passes it, for the bank's challenge; the table stores none.
 */
export const paymentReply = (payment: PaymentFacts, clientSecret?: string): Omit<PaymentReply, AdminFields> => ({
  ...paymentFacts(payment),
  clientSecret: clientSecret ?? null,
})

/**
 * Returns a payment's additional fields for administrators: the buyer's address, the card service's number, refunds,
 * trouble, disputes.
 */
export const adminPaymentReply = (payment: PaymentFacts & Pick<Payment, AdminFields>): PaymentReply => ({
  ...paymentReply(payment),
  email: payment.email,
  intentId: payment.intentId ?? null,
  refund: payment.refund ? refundReply(payment.refund) : null,
  partRefunds: payment.partRefunds?.map(partReply) ?? null,
  openPart: payment.openPart ? partReply(payment.openPart) : null,
  trouble: payment.trouble?.code ?? null,
  disputes: payment.disputes?.map(disputeReply) ?? null,
  disputed: payment.disputed ?? null,
})
