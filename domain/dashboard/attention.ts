import type { Payment } from '#domain/payments/payment.ts'

/** A payment that is open for longer than this, milliseconds, is looked at: a bank's challenge takes minutes, not ten. */
export const STUCK_AFTER_MS = 10 * 60_000

/** Open payments that need somebody. Each counts once. */
export type Attention = {
  /** Charged, with neither a place nor a refund: what the reconciler could neither enrol nor give back. */
  paidNotEnrolled: number
  /** The others that are open for longer than ten minutes. */
  stuck: number
}

type Open = Pick<Payment, 'date' | 'refund' | 'openPart' | 'trouble'>

const isCharged = ({ trouble }: Open) => trouble?.code === 'paid-not-enrolled' || trouble?.code === 'refund-failed'

/** What open payments (those in the index of processing ones) ask of an administrator at `now`. */
export function attentionOf(open: readonly Open[], now: number): Attention {
  const others = open.filter((payment) => !isCharged(payment))
  const isStuck = ({ date, refund, openPart }: Open) => now - (refund?.date ?? openPart?.date ?? date) > STUCK_AFTER_MS
  return { paidNotEnrolled: open.length - others.length, stuck: others.filter(isStuck).length }
}
