import { useEffect, useState } from 'react'
import { checkoutWords } from '../../../domain/messages/registration.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { settleNow } from './send-checkout.ts'
import { stripeOf } from './stripe-loader.ts'

type StripeChallengeProps = { clientSecret: string; paymentKey: string; publishableKey: string }

/** Has Stripe's script ask the buyer's bank, whatever comes of it, then asks how the payment stands. */
async function askBank({ clientSecret, paymentKey, publishableKey }: StripeChallengeProps): Promise<void> {
  const stripe = await stripeOf(publishableKey)
  if (stripe === null) throw new Error('Stripe’s script is not there')
  try {
    await stripe.handleNextAction({ clientSecret })
  } finally {
    await settleNow(paymentKey)
  }
}

/** While Stripe's window is open this stands on the page beneath it. */
export function StripeChallenge({ clientSecret, paymentKey, publishableKey }: StripeChallengeProps) {
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    askBank({ clientSecret, paymentKey, publishableKey }).catch(() => {
      setFailed(true)
    })
  }, [clientSecret, paymentKey, publishableKey, attempt])
  return (
    <div className="checkout__bank">
      <Notice tone={failed ? 'error' : 'info'} role="status">
        <p>{failed ? checkoutWords.cardFormMissing : checkoutWords.bankAsks}</p>
        {failed && (
          <Button
            variant="secondary"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </Button>
        )}
      </Notice>
    </div>
  )
}
