import type { Dispute } from './payment.ts'

/** Statuses after which the bank has decided, or the card holder has given up (docs.stripe.com/api/disputes/object). */
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented']

/** Whether a dispute is still to be answered or decided. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean => !CLOSED.includes(status)

/** Statuses in which the bank has the money, or has given it to the card holder: Stripe refuses a refund. Inquiries may be refunded. */
const TAKEN = ['needs_response', 'under_review', 'lost']

/** Whether a charge can be refunded, by its disputes. */
export const allowsRefund = (disputes: readonly Pick<Dispute, 'status'>[]): boolean =>
  !disputes.some(({ status }) => TAKEN.includes(status))

/** Since when a payment is disputed (epoch milliseconds); undefined: no dispute of it is open. */
export const disputedSince = (disputes: readonly Pick<Dispute, 'status' | 'created'>[]): number | undefined => {
  const open = disputes.filter(isOpenDispute).map(({ created }) => created)
  return open.length === 0 ? undefined : Math.min(...open)
}

/** Cents that were lost by disputes, of a payment of so many. */
export const lostBy = (disputes: readonly Pick<Dispute, 'status' | 'amount'>[], amount: number): number =>
  Math.min(
    amount,
    disputes.filter(({ status }) => status === 'lost').reduce((sum, dispute) => sum + dispute.amount, 0),
  )
