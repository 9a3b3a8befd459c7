import type { Payment } from '#domain/payments/payment.ts'
import { paymentState } from '#domain/payments/payment-state.ts'

/** A payment open for longer than this, in milliseconds, needs attention: a bank's challenge takes a few minutes. */
export const STUCK_AFTER_MS = 10 * 60_000

/**
 * Why a payment needs an administrator: it was charged, but neither enrolled nor refunded by the reconciler; it has
 * been open for over ten minutes, or the reconciler fails on it; the cardholder disputes it.
 */
export type AttentionReason = 'paid-not-enrolled' | 'stuck' | 'disputed'

type Watched = Pick<Payment, 'date' | 'status' | 'refund' | 'openPart' | 'refundedAmount' | 'trouble' | 'disputed'>

/** Whether a payment waits for the card service: being charged or refunded. */
export const isUnsettled = (payment: Watched): boolean => ['processing', 'refunding'].includes(paymentState(payment))

/** Returns the first reason why a payment needs an administrator at `now` (epoch milliseconds), if any. */
export function attentionReason(payment: Watched, now: number): AttentionReason | undefined {
  const { date, refund, openPart, trouble, disputed } = payment
  if (trouble?.code === 'paid-not-enrolled' || trouble?.code === 'refund-failed') return 'paid-not-enrolled'
  const waitsSince = refund?.date ?? openPart?.date ?? date
  if (trouble !== undefined || (isUnsettled(payment) && now - waitsSince > STUCK_AFTER_MS)) return 'stuck'
  return disputed === undefined ? undefined : 'disputed'
}

/** How many payments need an administrator, each counted by its first reason. */
export type Attention = { paidNotEnrolled: number; stuck: number; disputed: number }

/** Counts the unsettled payments that need an administrator at `now`, with `disputed` others. */
export function attentionOf(unsettled: readonly Watched[], disputed: number, now: number): Attention {
  const reasons = unsettled.map((payment) => attentionReason(payment, now))
  const count = (reason: AttentionReason) => reasons.filter((other) => other === reason).length
  return { paidNotEnrolled: count('paid-not-enrolled'), stuck: count('stuck'), disputed: count('disputed') + disputed }
}
