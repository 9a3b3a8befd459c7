import { type Key, checkoutKey } from './keys.ts'

/**
 * A student's checkouts: `paymentKey` of the last payment that was opened, and how many had failed before it on `day`
 * ('YYYY-MM-DD', UTC). Opening a payment holds `version`, so that two of one student cannot open at once. Forgotten by the
 * table some days later (`ttl`, epoch seconds).
 */
export type CheckoutItem = Key & {
  type: 'checkout'
  paymentKey: string
  day: string
  failed: number
  /** Charges that were declined on that day, those of one payment all of them. */
  declined?: ReadonlySet<string>
  version: number
  ttl: number
}

const KEPT_MS = 3 * 24 * 3_600_000

/** `now` in epoch milliseconds. */
export const checkoutItem = (
  uid: string,
  { paymentKey, day, failed, declined }: Pick<CheckoutItem, 'paymentKey' | 'day' | 'failed' | 'declined'>,
  version: number,
  now: number,
): CheckoutItem => ({
  ...checkoutKey(uid),
  type: 'checkout',
  paymentKey,
  day,
  failed,
  ...(declined === undefined ? {} : { declined }),
  version,
  ttl: Math.ceil((now + KEPT_MS) / 1000),
})
