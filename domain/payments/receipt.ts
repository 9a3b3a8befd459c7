import type { Payment, PaymentStatus } from './payment.ts'

/** A payment that the buyer gets a receipt for: it became a registration, or its money went back. */
export type ReceiptKind = Exclude<PaymentStatus, 'failed'>

/** Which receipt a payment in this state has; nobody gets one for a payment that runs or failed. */
export const receiptKind = ({ processing, status }: Pick<Payment, 'processing' | 'status'>): ReceiptKind | undefined =>
  !processing && (status === 'paid' || status === 'refunded') ? status : undefined

/** A payment's date as its receipt shows it, in the academy's time zone: 'March 5, 2026 at 9:00 AM EST'. */
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

/** The page of a payment's receipt, below the site's address. */
export const receiptPath = (paymentKey: string): string => `/receipts/${paymentKey}`
