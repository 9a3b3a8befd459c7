import type { Payment } from '../../domain/registration/payment.ts'

/** What leaves the server of a payment: the API's Payment, listed field by field (never the token or the intent). */
export const paymentReply = (payment: Payment, clientSecret?: string) => ({
  key: payment.key,
  courseKey: payment.courseKey,
  courseName: payment.courseName,
  studentId: payment.studentId,
  studentName: payment.studentName,
  amount: payment.amount,
  description: payment.description,
  date: payment.date,
  processing: payment.processing,
  status: payment.status,
  charge: payment.charge,
  progressKey: payment.progressKey,
  clientSecret,
})
