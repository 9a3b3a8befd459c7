import type { Payment } from './payment.ts'

/** What a payment brought in and what of it went back, in cents: `net` is what is left. */
export type Money = { gross: number; refunded: number; lost: number; net: number }

export type MoneyFacts = Pick<Payment, 'status' | 'amount' | 'refundedAmount' | 'lostAmount'>

const NONE: Money = { gross: 0, refunded: 0, lost: 0, net: 0 }

/**
 * The money of a payment, in cents: `gross` was charged, `refunded` went back by refunds, `lost` by disputes that the bank decided for the
 * card holder. Nothing of a payment that was never charged. What is lost never exceeds what the refunds have left.
 */
export function moneyOf({ status, amount, refundedAmount, lostAmount }: MoneyFacts): Money {
  if (status !== 'paid' && status !== 'refunded') return NONE
  const gone = Math.min(lostAmount ?? 0, amount)
  const refunded = status === 'refunded' ? amount - gone : Math.min(refundedAmount ?? 0, amount)
  const lost = Math.min(gone, amount - refunded)
  return { gross: amount, refunded, lost, net: amount - refunded - lost }
}
