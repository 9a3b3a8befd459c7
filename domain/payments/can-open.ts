import { HOLD_MS } from './hold.ts'
import type { Payment } from './payment.ts'

/** The maximum failed payments, or declined cards, of a student a day (UTC); after that no payments are opened. */
export const MAX_FAILED = 5

/** A student's last payment, and how many had failed before it on `day` ('YYYY-MM-DD', UTC). */
export type Checkouts = {
  day: string
  failed: number
  /** Cards declined on that day: a payment with a challenge may have several. */
  declined: number
  last: Pick<Payment, 'key' | 'date' | 'processing' | 'status'> | undefined
}

/**
 * Whether another payment may be opened; if so, the counts it builds on. The codes are keys of the registration
 * messages.
 */
export type Opening =
  | { ok: true; day: string; failed: number }
  | { ok: false; code: 'payment-open'; paymentKey: string }
  | { ok: false; code: 'payment-later' }

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Whether a student may open a payment at `now` (epoch milliseconds): one at a time over all courses, to prevent
 * holding many seats without paying, and none after `MAX_FAILED` failed ones or declined cards a day, to prevent card
 * testing. A payment that has run longer than a seat is held blocks no other.
 */
export function canOpenPayment(checkouts: Checkouts | undefined, now: number): Opening {
  const day = dayOf(now)
  const { last } = checkouts ?? {}
  if (last?.processing === true && now - last.date < HOLD_MS)
    return { ok: false, code: 'payment-open', paymentKey: last.key }
  if (!checkouts || checkouts.day !== day) return { ok: true, day, failed: 0 }
  const failed = Math.max(checkouts.declined, checkouts.failed + (last?.status === 'failed' ? 1 : 0))
  return failed < MAX_FAILED ? { ok: true, day, failed } : { ok: false, code: 'payment-later' }
}
