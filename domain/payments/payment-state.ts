import type { Payment, PaymentStatus } from './payment.ts'

/**
 * The display states of a payment; a paid one with a partial refund is `part-refunded`, one that an administrator is
 * refunding `refunding`.
 */
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

/** The fields of a list row that determine its payment's state. */
export type RowState = {
  status?: string | null
  refund?: unknown
  openPart?: unknown
  refundedAmount?: number | null
}

const STATUSES: readonly PaymentStatus[] = ['paid', 'failed', 'refunded']

/** Returns the state of a listed payment. */
export function stateOfRow({ status, ...more }: RowState): PaymentState {
  const known = STATUSES.find((value) => value === status)
  return paymentState({ ...(known && { status: known }), ...more })
}

/** Filters of a list of payments: their state, those that are or were disputed, or those that need attention. */
export const PAYMENT_FILTERS = [...PAYMENT_STATES, 'disputed', 'attention'] as const

export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

/** Returns the filter with this name, or undefined. */
export const paymentFilterOf = (text: string | null | undefined): PaymentFilter | undefined =>
  PAYMENT_FILTERS.find((filter) => filter === text)
