import type { Charge, Maybe, Payment } from '#generated/schema.ts'

type Late =
  | 'courseYear'
  | 'status'
  | 'charge'
  | 'progressKey'
  | 'clientSecret'
  | 'email'
  | 'intentId'
  | 'refund'
  | 'trouble'
  | 'disputed'

/** A payment item (docs/data-model.md). */
export type PaymentItem = Omit<Payment, Late> & {
  courseYear?: Maybe<string>
  status?: Maybe<string>
  charge?: Maybe<Partial<Charge>>
  progressKey?: Maybe<string>
}

const toCharge = ({ id, failure_message }: Partial<Charge>): Charge => ({
  id: id ?? null,
  failure_message: failure_message ?? null,
})

/** What a buyer may know of a payment: no token, no address, no client secret, nothing of the administrators'. */
export function toPayment(item: PaymentItem): Payment {
  return {
    key: item.key,
    courseKey: item.courseKey,
    courseName: item.courseName,
    courseYear: item.courseYear ?? null,
    studentId: item.studentId,
    studentName: item.studentName,
    amount: item.amount,
    description: item.description,
    date: item.date,
    processing: item.processing,
    status: item.status ?? null,
    charge: item.charge ? toCharge(item.charge) : null,
    progressKey: item.progressKey ?? null,
    clientSecret: null,
    email: null,
    intentId: null,
    refund: null,
    trouble: null,
    disputed: null,
  }
}
