import { useEffect } from 'react'
import { registrationWords } from '../../../domain/messages/registration.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { settleNow } from './send-checkout.ts'
import { stripeOf } from './stripe-loader.ts'

type StripeChallengeProps = { clientSecret: string; paymentKey: string; publishableKey: string }

/** Has Stripe's script ask the buyer's bank, then asks how the payment ended. */
export function StripeChallenge({ clientSecret, paymentKey, publishableKey }: StripeChallengeProps) {
  useEffect(() => {
    void stripeOf(publishableKey)
      .then((stripe) => stripe?.handleNextAction({ clientSecret }))
      .then(() => settleNow(paymentKey))
  }, [clientSecret, paymentKey, publishableKey])
  return <Spinner label={registrationWords.processing} />
}
