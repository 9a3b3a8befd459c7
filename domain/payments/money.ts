import type { Payment } from './payment.ts'

/** The money of a payment, in cents: `net` is what is left. */
export type Money = { gross: number; refunded: number; lost: number; net: number }

export type MoneyFacts = Pick<Payment, 'status' | 'amount' | 'refundedAmount' | 'lostAmount'>

const NONE: Money = { gross: 0, refunded: 0, lost: 0, net: 0 }

/**
 * Returns a payment's money, in cents: `gross` was charged, `refunded` returned by refunds, `lost` by disputes decided
 * for the cardholder. All 0 for a payment that was never charged. The loss never exceeds what the refunds have left.
 */
export function moneyOf({ status, amount, refundedAmount, lostAmount }: MoneyFacts): Money {
  if (status !== 'paid' && status !== 'refunded') return NONE
  const gone = Math.min(lostAmount ?? 0, amount)
  const refunded = status === 'refunded' ? amount - gone : Math.min(refundedAmount ?? 0, amount)
  const lost = Math.min(gone, amount - refunded)
  return { gross: amount, refunded, lost, net: amount - refunded - lost }
}
