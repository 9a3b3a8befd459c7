import type { PaymentsQuery } from '#generated/operations.ts'

type Payment = PaymentsQuery['payments']['items'][number]

/** A paid payment in the academy's list. */
export const aPayment = (facts: Partial<Payment> = {}): Payment => ({
  key: 'k1',
  courseKey: 'c1',
  courseName: 'RN Review',
  courseYear: null,
  studentId: 'u1',
  studentName: 'Sam Rivera',
  email: 'sam@academy.example',
  amount: 29_900,
  description: 'RN Review - 30 days online',
  date: Date.UTC(2026, 2, 5, 12),
  processing: false,
  status: 'paid',
  charge: null,
  intentId: 'pi_1',
  refund: null,
  trouble: null,
  disputed: null,
  refundedAmount: null,
  partRefunds: null,
  openPart: null,
  disputes: null,
  ...facts,
})
