import { chargeFailures } from '#domain/messages/registration.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import type { PaymentFactsFragment } from '#generated/operations.ts'
import type { CheckoutState } from './checkout-store.ts'

/** What a payment means for its checkout (spec 1.4.19 to 1.4.21). */
export function paymentOutcome(payment: PaymentFactsFragment): CheckoutState {
  const { key: paymentKey, courseName, processing, status, charge, clientSecret } = payment
  if (processing) {
    return clientSecret === null ? { step: 'processing' } : { step: 'challenge', paymentKey, clientSecret }
  }
  if (status === 'paid') return { step: 'done', courseName, paymentKey }
  return {
    step: 'failed',
    message: failureWords(charge?.failure_message ?? chargeFailures['card-failed']),
    charged: status === 'refunded' ? 'refunded' : 'no',
  }
}
