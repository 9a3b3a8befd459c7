import type { Payment } from '#domain/payments/payment.ts'

/** Jane's running payment of an Online course. */
export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  ...{ key: 'pay-1', courseKey: 'online-rn', courseName: 'RN Pharmacology Basics', courseType: 'Online' },
  ...{ group: 'online#rn pharmacology basics', studentId: 'jane', studentName: 'Jane Doe', studentType: 'Student' },
  ...{ email: 'jane@example.com', amount: 19_900, description: 'RN Pharmacology Basics', date: Date.UTC(2026, 1, 1) },
  ...{ token: 'ctoken_1', processing: true },
  ...more,
})
