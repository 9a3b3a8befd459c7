import { chargeFailures } from '../../../domain/messages/registration.ts'
import type { PaymentFactsFragment } from '../../../generated/operations.ts'
import type { CheckoutState } from './checkout-store.ts'

/** What a payment means for its checkout (spec 1.4.19 to 1.4.21). */
export function paymentOutcome(payment: PaymentFactsFragment): CheckoutState {
  if (payment.processing) {
    return payment.clientSecret === null
      ? { step: 'processing' }
      : { step: 'challenge', payment, clientSecret: payment.clientSecret }
  }
  if (payment.status === 'paid') return { step: 'done', courseName: payment.courseName }
  return {
    step: 'failed',
    message: payment.charge?.failure_message ?? chargeFailures['card-failed'],
    charged: payment.status === 'refunded' ? 'refunded' : 'no',
  }
}
