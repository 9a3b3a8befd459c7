import type { Payment, PaymentStatus } from './payment.ts'

/** The state of a payment, as people see it; a paid one of which a part went back is `part-refunded`, one that an administrator is giving back `refunding`. */
export const PAYMENT_STATES = ['paid', 'refunded', 'part-refunded', 'failed', 'processing', 'refunding'] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

type StateFacts = Pick<Payment, 'status'> & {
  refund?: unknown
  openPart?: unknown
  refundedAmount?: number | null | undefined
}

/** The state of a payment. */
export function paymentState({ status, refund, openPart, refundedAmount }: StateFacts): PaymentState {
  if (status === 'paid' && (refund || openPart)) return 'refunding'
  if (status === 'paid' && (refundedAmount ?? 0) > 0) return 'part-refunded'
  return status ?? 'processing'
}

/** What a row of a list knows of its payment's state. */
export type RowState = {
  status?: string | null
  refund?: unknown
  openPart?: unknown
  refundedAmount?: number | null
}

const STATUSES: readonly PaymentStatus[] = ['paid', 'failed', 'refunded']

/** The state of a payment of a list. */
export function stateOfRow({ status, ...more }: RowState): PaymentState {
  const known = STATUSES.find((value) => value === status)
  return paymentState({ ...(known && { status: known }), ...more })
}

/** What a list of payments may be narrowed to: their state, those that are or were disputed, or those that need somebody. */
export const PAYMENT_FILTERS = [...PAYMENT_STATES, 'disputed', 'attention'] as const

export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

/** The filter that a text names, or undefined. */
export const paymentFilterOf = (text: string | null | undefined): PaymentFilter | undefined =>
  PAYMENT_FILTERS.find((filter) => filter === text)
