import type { Payment, PaymentStatus } from './payment.ts'

/** A payment with a receipt: it became a registration, or it was refunded. */
export type ReceiptKind = Exclude<PaymentStatus, 'failed'>

/** Returns the kind of receipt for a payment's state; undefined for a running or failed payment. */
export const receiptKind = ({ processing, status }: Pick<Payment, 'processing' | 'status'>): ReceiptKind | undefined =>
  !processing && (status === 'paid' || status === 'refunded') ? status : undefined

/** Formats a payment's date for its receipt, in the academy's time zone: 'March 5, 2026 at 9:00 AM EST'. */
export const receiptDate = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(time)
    .replaceAll('\u202f', ' ')

/** Returns the path of a payment's receipt page. */
export const receiptPath = (paymentKey: string): string => `/receipts/${paymentKey}`
