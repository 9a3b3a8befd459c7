import { type Key, idempotencyKey } from './keys.ts'

/**
 * Marks that something is done, so that it is not done again. `until` (epoch milliseconds) while somebody is at it:
 * when that time is over, somebody else may try; absent once it is done. `ttl` in epoch seconds.
 */
export type IdempotencyMarkerItem = Key & { type: 'once'; until?: number; ttl: number }

const REMEMBERED_FOR_SECONDS = 90 * 24 * 60 * 60

/** When a mark made at `now` (epoch milliseconds) is forgotten, in epoch seconds: after 90 days. */
export const markerTtl = (now: number): number => Math.floor(now / 1000) + REMEMBERED_FOR_SECONDS

/** The mark of a payment's receipt: one for the payment, one for its refund. */
export const receiptMarkerKey = (paymentKey: string, kind: string): Key =>
  idempotencyKey(`receipt#${paymentKey}#${kind}`)

/** How often a user has called what a minute limits, in `minute`, counted from 1970. Forgotten by the table afterwards (`ttl`, epoch seconds). */
export type CallsItem = Key & { type: 'calls'; minute: number; calls: number; ttl: number }

/** Which run holds a lease (`holder`), and until when at the latest (`until`, epoch milliseconds); 0: it is over. */
export type LeaseItem = Key & { type: 'lease'; holder: string; until: number }
