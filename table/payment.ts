import { isOpenPayment, type Payment } from '#domain/payments/payment.ts'
import { type Key, paymentInMonth, paymentKey, processingPayment } from './keys.ts'

type IndexKeys = { gsi1pk?: string; gsi1sk?: string; gsi2pk?: string; gsi2sk?: string }

/** A payment in the table; `type` of the item is 'payment'. */
export type PaymentItem = Key & IndexKeys & Payment & { type: 'payment' }

/** The month of a time in UTC, as YYYY-MM. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7)

/** Among the payments that the reconciler asks about: by its date or, when a paid one or a part of it is given back, by the time of that. */
export const openPlace = ({ date, key, refund, openPart }: Payment) =>
  processingPayment(refund?.date ?? openPart?.date ?? date, key)

/**
 * The item of a payment: while it is open, among those that the reconciler asks about; from its first end on, listed by month.
 * One that is processing is not listed yet: it would be an index entry more to write (decision 0041). One that is settled has
 * no trouble any more.
 */
export function paymentItem(payment: Payment): PaymentItem {
  const { failures: _failures, trouble: _trouble, ...settled } = payment
  return {
    ...paymentKey(payment.key),
    ...(payment.processing ? {} : paymentInMonth(monthOf(payment.date), payment.date, payment.key)),
    ...(isOpenPayment(payment) ? openPlace(payment) : {}),
    type: 'payment',
    ...(isOpenPayment(payment) ? payment : settled),
  }
}

/** The payment that an item holds. */
export function paymentOf(item: PaymentItem): Payment {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, gsi2pk: _2pk, gsi2sk: _2sk, type: _type, ...payment } = item
  return payment
}
