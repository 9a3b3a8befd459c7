import { STUCK_MS } from './hold.ts'
import type { Payment } from './payment.ts'

const SHORTEST = 3
const LONGEST = 500

/** Why an administrator gives money back, trimmed, or that it says too little or too much. */
export type RefundReasonCheck = { ok: true; reason: string } | { ok: false; code: 'refund-reason-length' }

/** Takes a reason of 3 to 500 characters, without the spaces around it. */
export function checkRefundReason(text: string): RefundReasonCheck {
  const reason = text.trim()
  const { length } = reason
  return length >= SHORTEST && length <= LONGEST ? { ok: true, reason } : { ok: false, code: 'refund-reason-length' }
}

/**
 * What an administrator's refund may do: `begin` it; `join` one that was begun (their own, or another's that has been open for
 * a minute, so that it can be seen through); see that their own is `done`. Otherwise why not.
 */
export type RefundVerdict =
  | { ok: true; kind: 'begin' | 'join' | 'done' }
  | { ok: false; code: 'payment-not-paid' | 'payment-refunded' | 'refund-begun' | 'payment-not-charged' }

/** Whether the administrator `uid` may give a payment back at `now` (epoch milliseconds): only a paid one that the card service knows, once. */
export function canRefund(
  { status, refunding, refund, intentId }: Pick<Payment, 'status' | 'refunding' | 'refund' | 'intentId'>,
  uid: string,
  now: number,
): RefundVerdict {
  if (status === 'refunded')
    return refund?.byUid === uid ? { ok: true, kind: 'done' } : { ok: false, code: 'payment-refunded' }
  if (status !== 'paid') return { ok: false, code: 'payment-not-paid' }
  if (intentId === undefined) return { ok: false, code: 'payment-not-charged' }
  if (refunding === undefined) return { ok: true, kind: 'begin' }
  const joins = refund === undefined || refund.byUid === uid || now - refund.date >= STUCK_MS
  return joins ? { ok: true, kind: 'join' } : { ok: false, code: 'refund-begun' }
}
