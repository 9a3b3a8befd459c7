import { STUCK_MS } from './hold.ts'
import type { Payment } from './payment.ts'

const MIN_LENGTH = 3
const MAX_LENGTH = 500

/** An administrator's trimmed reason for a refund, or the refusal of its length. */
export type RefundReasonCheck = { ok: true; reason: string } | { ok: false; code: 'refund-reason-length' }

/** Accepts a reason of 3 to 500 characters, trimmed. */
export function checkRefundReason(text: string): RefundReasonCheck {
  const reason = text.trim()
  const { length } = reason
  return length >= MIN_LENGTH && length <= MAX_LENGTH
    ? { ok: true, reason }
    : { ok: false, code: 'refund-reason-length' }
}

/**
 * What an administrator's refund may do: `begin`; `join` one that was begun (their own, or another's that has been open
 * for a minute, to complete it); or return their own as `done`. Otherwise why not.
 */
export type RefundVerdict =
  | { ok: true; kind: 'begin' | 'join' | 'done' }
  | {
      ok: false
      code: 'payment-not-paid' | 'payment-refunded' | 'refund-begun' | 'refund-part-open' | 'payment-not-charged'
    }

type Refundable = Pick<Payment, 'status' | 'refunding' | 'refund' | 'openPart' | 'intentId'>

/**
 * Whether the administrator `uid` may refund a payment at `now` (epoch milliseconds): only a paid one known to the card
 * service, once.
 */
export function canRefund(
  { status, refunding, refund, openPart, intentId }: Refundable,
  uid: string,
  now: number,
): RefundVerdict {
  if (status === 'refunded')
    return refund?.byUid === uid ? { ok: true, kind: 'done' } : { ok: false, code: 'payment-refunded' }
  if (status !== 'paid') return { ok: false, code: 'payment-not-paid' }
  if (intentId === undefined) return { ok: false, code: 'payment-not-charged' }
  if (openPart !== undefined) return { ok: false, code: 'refund-part-open' }
  if (refunding === undefined) return { ok: true, kind: 'begin' }
  const joins = refund === undefined || refund.byUid === uid || now - refund.date >= STUCK_MS
  return joins ? { ok: true, kind: 'join' } : { ok: false, code: 'refund-begun' }
}

/** The maximum number of partial refunds: after that the rest is refunded at once. */
export const MAX_PARTS = 20

/**
 * The part of a payment to refund: cents, and the request's own id, which identifies a repeat. `left`: the cents that
 * were left when the administrator saw them; absent: not compared.
 */
export type PartRequest = { amount: number; request: string; left?: number }

/**
 * What a partial refund may do: `begin`; `join` the same request, which was begun; return it as `done`; or refund the
 * `whole` rest, because the part is all that is left. Otherwise why not; `left` in cents.
 */
export type PartVerdict =
  | { ok: true; kind: 'begin' | 'join' | 'done' | 'whole' }
  | {
      ok: false
      code: 'payment-not-paid' | 'payment-refunded' | 'refund-begun' | 'refund-part-open' | 'payment-not-charged'
    }
  | { ok: false; code: 'refund-amount' | 'refund-changed' | 'refund-parts'; left: number }

/** Cents of a payment that have not been refunded yet. */
export const leftToRefund = ({ amount, refundedAmount }: Pick<Payment, 'amount' | 'refundedAmount'>): number =>
  amount - (refundedAmount ?? 0)

/**
 * Whether an administrator may refund part of a payment: from one cent to what is left, one part at a time, and only
 * while the amount left is what they saw, so that two administrators don't refund the same part twice.
 */
export function canRefundPart(
  payment: Refundable & Pick<Payment, 'amount' | 'refundedAmount' | 'partRefunds'>,
  { amount, request, left: seen }: PartRequest,
): PartVerdict {
  const { status, refunding, refund, openPart, intentId, partRefunds = [] } = payment
  if (partRefunds.some((part) => part.request === request)) return { ok: true, kind: 'done' }
  if (openPart?.request === request) return { ok: true, kind: 'join' }
  // The request that refunded the rest.
  if (refund?.request === request) return { ok: true, kind: 'whole' }
  if (status === 'refunded') return { ok: false, code: 'payment-refunded' }
  if (status !== 'paid') return { ok: false, code: 'payment-not-paid' }
  if (intentId === undefined) return { ok: false, code: 'payment-not-charged' }
  if (refunding !== undefined) return { ok: false, code: 'refund-begun' }
  if (openPart !== undefined) return { ok: false, code: 'refund-part-open' }
  const left = leftToRefund(payment)
  if (seen !== undefined && seen !== left) return { ok: false, code: 'refund-changed', left }
  if (!Number.isInteger(amount) || amount < 1 || amount > left) return { ok: false, code: 'refund-amount', left }
  if (amount === left) return { ok: true, kind: 'whole' }
  return partRefunds.length < MAX_PARTS ? { ok: true, kind: 'begin' } : { ok: false, code: 'refund-parts', left }
}
