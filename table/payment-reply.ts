import { moneyOf } from '#domain/payments/money.ts'
import type { Charge, Dispute, Payment, Refund } from '#domain/payments/payment.ts'
import type {
  Charge as ChargeReply,
  Dispute as DisputeReply,
  PartRefund as PartReply,
  Payment as PaymentReply,
  PublishPaymentInput,
  Refund as RefundReply,
} from '#generated/schema.ts'

/** Fields of the API's Payment for administrators only. */
type AdminFields = 'email' | 'intentId' | 'refund' | 'partRefunds' | 'openPart' | 'trouble' | 'disputed' | 'disputes'

type PaymentFacts = Pick<
  Payment,
  | 'key'
  | 'courseKey'
  | 'courseName'
  | 'courseYear'
  | 'studentId'
  | 'studentName'
  | 'amount'
  | 'description'
  | 'date'
  | 'processing'
  | 'status'
  | 'charge'
  | 'progressKey'
  | 'refundedAmount'
  | 'lostAmount'
>

const chargeReply = ({ id, failure_message }: Charge): ChargeReply => ({
  id: id ?? null,
  failure_message: failure_message ?? null,
})

const refundReply = ({ reason, by, date }: Refund): RefundReply => ({ reason, by, date })

const partReply = (part: Refund & { amount: number }): PartReply => ({ ...refundReply(part), amount: part.amount })

const disputeReply = ({ id, status, amount, reason, created, dueBy }: Dispute): DisputeReply => ({
  ...{ id, status, amount, reason, created },
  dueBy: dueBy ?? null,
})

/** What everybody who may know of a payment may know, and what is published: never the token or the intent. */
export const paymentFacts = (payment: PaymentFacts) =>
  ({
    key: payment.key,
    courseKey: payment.courseKey,
    courseName: payment.courseName,
    courseYear: payment.courseYear ?? null,
    studentId: payment.studentId,
    studentName: payment.studentName,
    amount: payment.amount,
    description: payment.description,
    date: payment.date,
    processing: payment.processing,
    status: payment.status ?? null,
    charge: payment.charge ? chargeReply(payment.charge) : null,
    progressKey: payment.progressKey ?? null,
    refundedAmount: moneyOf(payment).refunded,
  }) satisfies PublishPaymentInput

/**
 * What the buyer may know of a payment: no token, no address, nothing of the administrators'. A client secret only where the
 * function that asked the card service passes it, for the bank's challenge; the table holds none.
 */
export const paymentReply = (payment: PaymentFacts, clientSecret?: string): Omit<PaymentReply, AdminFields> => ({
  ...paymentFacts(payment),
  clientSecret: clientSecret ?? null,
})

/** What an administrator may know of a payment besides: the buyer's address, the card service's number, refunds, what is wrong, disputes. */
export const adminPaymentReply = (payment: PaymentFacts & Pick<Payment, AdminFields>): PaymentReply => ({
  ...paymentReply(payment),
  email: payment.email,
  intentId: payment.intentId ?? null,
  refund: payment.refund ? refundReply(payment.refund) : null,
  partRefunds: payment.partRefunds?.map(partReply) ?? null,
  openPart: payment.openPart ? partReply(payment.openPart) : null,
  trouble: payment.trouble?.code ?? null,
  disputes: payment.disputes?.map(disputeReply) ?? null,
  disputed: payment.disputed ?? null,
})
