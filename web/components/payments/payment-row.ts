import type { PaymentsQuery } from '#generated/operations.ts'

/** A payment in the list. */
export type PaymentRow = PaymentsQuery['payments']['items'][number]

/** Names a payment for screen readers, on a page with several buttons of the same kind. */
export const paymentName = ({ studentName, courseName }: PaymentRow): string => `${studentName}, ${courseName}`

/**
 * Returns the year to show next to a payment's course, only if Live courses of more than one year are listed (decisions
 * 2.5.16).
 */
export function paymentYears(payments: readonly PaymentRow[]): (payment: PaymentRow) => string | undefined {
  const years = new Set(payments.flatMap(({ courseYear }) => courseYear ?? []))
  return ({ courseYear }) => (years.size > 1 ? (courseYear ?? undefined) : undefined)
}

/** Formats the number of payments. */
export const paymentsText = (count: number): string => `${count} ${count === 1 ? 'payment' : 'payments'}`
