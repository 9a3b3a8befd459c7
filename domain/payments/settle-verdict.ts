import { HOLD_MS } from './hold.ts'
import { CURRENCY, type Payment } from './payment.ts'

/** The state of the charge, as the card service reports it. */
export type IntentState = {
  status: 'succeeded' | 'requires_action' | 'processing' | 'failed' | 'canceled'
  amount: number
  currency: string
}

/**
 * The next step of a payment: `enrol` the student; `refund` a charge of the wrong amount; `cancel` an intent that could
 * still be paid and should not be (then check again); `fail` the payment; or `wait`.
 */
export type SettleVerdict = 'enrol' | 'refund' | 'cancel' | 'fail' | 'wait'

/**
 * Returns the next step for the charge's state at `now` (epoch milliseconds). The record's amount decides, not the
 * intent's.
 */
export function settleVerdict(
  payment: Pick<Payment, 'amount' | 'date'>,
  intent: IntentState,
  now: number,
): SettleVerdict {
  const matches = intent.amount === payment.amount && intent.currency === CURRENCY
  switch (intent.status) {
    case 'succeeded':
      return matches ? 'enrol' : 'refund'
    case 'canceled':
      return 'fail'
    case 'failed':
      return 'cancel'
    case 'requires_action':
      return now - payment.date >= HOLD_MS ? 'cancel' : 'wait'
    case 'processing':
      return 'wait'
  }
}
