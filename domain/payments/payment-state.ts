import type { Payment } from './payment.ts'

/** The state of a payment, as people see it; a paid one that an administrator is giving back is `refunding`. */
export const PAYMENT_STATES = ['paid', 'refunded', 'failed', 'processing', 'refunding'] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The state of a payment. */
export function paymentState({ status, refund }: Pick<Payment, 'status'> & { refund?: unknown }): PaymentState {
  if (status === 'paid' && refund) return 'refunding'
  return status ?? 'processing'
}

/** What a list of payments may be narrowed to: their state, or those that need somebody. */
export const PAYMENT_FILTERS = [...PAYMENT_STATES, 'attention'] as const

export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

/** The filter that a text names, or undefined. */
export const paymentFilterOf = (text: string | null | undefined): PaymentFilter | undefined =>
  PAYMENT_FILTERS.find((filter) => filter === text)
