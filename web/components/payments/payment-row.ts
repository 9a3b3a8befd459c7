import type { PaymentsQuery } from '#generated/operations.ts'

/** A payment as the list has it. */
export type PaymentRow = PaymentsQuery['payments']['items'][number]

/** A payment's name for screen readers, where a page has many buttons of one kind. */
export const paymentName = ({ studentName, courseName }: PaymentRow): string => `${studentName}, ${courseName}`

/** The year to show beside a payment's course: only where Live courses of more than one year are listed (decisions 2.5.16). */
export function paymentYears(payments: readonly PaymentRow[]): (payment: PaymentRow) => string | undefined {
  const years = new Set(payments.flatMap(({ courseYear }) => courseYear ?? []))
  return ({ courseYear }) => (years.size > 1 ? (courseYear ?? undefined) : undefined)
}

/** How many payments, in words. */
export const paymentsText = (count: number): string => `${count} ${count === 1 ? 'payment' : 'payments'}`
