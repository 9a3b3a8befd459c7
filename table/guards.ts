import { type Key, idempotencyKey } from './keys.ts'

/**
 * Marks an operation as done, so that it is not repeated. `until` (epoch milliseconds) is set while it is running:
 * after that time another caller may try; absent once it is done. `ttl` in epoch seconds.
 */
export type IdempotencyMarkerItem = Key & { type: 'once'; until?: number; ttl: number }

const REMEMBERED_FOR_SECONDS = 90 * 24 * 60 * 60

/** Returns when a mark made at `now` (epoch milliseconds) expires, in epoch seconds: after 90 days. */
export const markerTtl = (now: number): number => Math.floor(now / 1000) + REMEMBERED_FOR_SECONDS

/** Returns the key of a receipt's mark: one for the payment, one for its refund. */
export const receiptMarkerKey = (paymentKey: string, kind: string): Key =>
  idempotencyKey(`receipt#${paymentKey}#${kind}`)

/**
 * How often a user has made a rate-limited call in `minute`, counted from 1970. Expires afterward (`ttl`, epoch
 * seconds).
 */
export type CallsItem = Key & { type: 'calls'; minute: number; calls: number; ttl: number }

/** The run that holds a lease (`holder`), and until when at the latest (`until`, epoch milliseconds); 0: released. */
export type LeaseItem = Key & { type: 'lease'; holder: string; until: number }
