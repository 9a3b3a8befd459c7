import type { PaymentsQuery } from '../../../generated/operations.ts'

/** A payment as the list has it. */
export type PaymentRow = PaymentsQuery['payments']['items'][number]

/** A payment's name for screen readers, where a page has many buttons of one kind. */
export const paymentName = ({ studentName, courseName }: PaymentRow): string => `${studentName}, ${courseName}`

/** How many payments, in words. */
export const paymentsText = (count: number): string => `${count} ${count === 1 ? 'payment' : 'payments'}`
