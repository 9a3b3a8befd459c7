import { type Key, refundKey } from './keys.ts'

/** A student's payment that was given back before it opened a course; the payment itself has everything else. */
export type RefundItem = Key & { type: 'refund'; paymentKey: string }

export const refundItem = (uid: string, paymentKey: string): RefundItem => ({
  ...refundKey(uid, paymentKey),
  type: 'refund',
  paymentKey,
})
