import type { Payment } from '#domain/payments/payment.ts'

/** A payment without what leaves the server nowhere. */
type Listed = Omit<Payment, 'token' | 'group' | 'courseType' | 'studentType' | 'email'>

/** What a buyer sees of a payment: the API's Payment, listed field by field (never the token or the intent). */
export const paymentFacts = (payment: Listed) => ({
  key: payment.key,
  courseKey: payment.courseKey,
  courseName: payment.courseName,
  courseYear: payment.courseYear,
  studentId: payment.studentId,
  studentName: payment.studentName,
  amount: payment.amount,
  description: payment.description,
  date: payment.date,
  processing: payment.processing,
  status: payment.status,
  charge: payment.charge,
  progressKey: payment.progressKey,
})

/** The same for the buyer who waits for the bank's question. */
export const paymentReply = (payment: Listed, clientSecret?: string) => ({ ...paymentFacts(payment), clientSecret })

/** What an administrator may know of a payment besides: the buyer's address, the card service's number, the refund, what is wrong, a dispute. */
export const adminPaymentReply = (
  payment: Listed & Pick<Payment, 'email' | 'intentId' | 'refund' | 'trouble' | 'disputed'>,
) => ({
  ...paymentReply(payment),
  email: payment.email,
  intentId: payment.intentId,
  refund: payment.refund && { reason: payment.refund.reason, by: payment.refund.by, date: payment.refund.date },
  trouble: payment.trouble?.code,
  disputed: payment.disputed,
})
