import type { Dispute } from './payment.ts'

/** Statuses after the bank's decision or the cardholder's withdrawal (docs.stripe.com/api/disputes/object). */
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented']

/** Whether a dispute is still to be answered or decided. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean => !CLOSED.includes(status)

/**
 * Statuses in which the bank has the money, or has returned it to the cardholder: Stripe refuses a refund. Inquiries
 * may be refunded.
 */
const TAKEN = ['needs_response', 'under_review', 'lost']

/** Whether a charge can be refunded, by its disputes. */
export const allowsRefund = (disputes: readonly Pick<Dispute, 'status'>[]): boolean =>
  !disputes.some(({ status }) => TAKEN.includes(status))

/** Returns since when a payment is disputed (epoch milliseconds); undefined if it has no open dispute. */
export const disputedSince = (disputes: readonly Pick<Dispute, 'status' | 'created'>[]): number | undefined => {
  const open = disputes.filter(isOpenDispute).map(({ created }) => created)
  return open.length === 0 ? undefined : Math.min(...open)
}

/** Returns the cents lost by disputes, out of a payment's amount. */
export const amountLost = (disputes: readonly Pick<Dispute, 'status' | 'amount'>[], amount: number): number =>
  Math.min(
    amount,
    disputes.filter(({ status }) => status === 'lost').reduce((sum, dispute) => sum + dispute.amount, 0),
  )
