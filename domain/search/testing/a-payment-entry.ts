import type { PaymentEntry } from '../payment-entry.ts'

export const aPaymentEntry = (more: Partial<PaymentEntry> = {}): PaymentEntry => ({
  key: 'pay-1',
  courseKey: 'rn',
  courseName: 'RN Review March 5 9:00AM',
  courseYear: '2027',
  studentId: 'jane',
  studentName: 'José Núñez',
  email: 'jose@academy.example',
  amount: 29_900,
  description: 'RN Review March 5 9:00AM - 90 days online',
  date: Date.UTC(2026, 10, 21, 12),
  processing: false,
  status: 'paid',
  charge: { id: 'ch_77' },
  intentId: 'pi_42',
  ...more,
})
