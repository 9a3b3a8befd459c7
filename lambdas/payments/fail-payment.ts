import { chargeFailures } from '#domain/messages/registration.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { endPayment } from './end-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** What is known of a charge that did not come about. `failure`: in words for the buyer. */
export type FailedCharge = { intentId?: string; chargeId?: string; failure?: string }

/** Ends a payment whose card was not charged: failure message written, seat and guard free (spec 1.4.20). */
export const failPayment = (deps: PaymentDeps, payment: Payment, failed: FailedCharge): Promise<Payment> =>
  endPayment(deps, {
    payment: {
      ...payment,
      ...(failed.intentId === undefined ? {} : { intentId: failed.intentId }),
      processing: false,
      status: 'failed',
      charge: {
        ...(failed.chargeId === undefined ? {} : { id: failed.chargeId }),
        failure_message: failed.failure ?? chargeFailures['card-failed'],
      },
    },
    when: 'processing = :true AND attribute_not_exists(refunding) AND attribute_not_exists(#status)',
    values: { ':true': true },
  })
