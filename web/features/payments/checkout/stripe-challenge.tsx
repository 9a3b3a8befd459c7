import { useEffect, useState } from 'react'
import { priceText } from '#domain/courses/price.ts'
import { checkoutWords } from '#domain/messages/registration.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OtherCard } from './other-card.tsx'
import { refreshWatchedPayment } from './send-checkout.ts'
import { stripeOf } from './stripe-loader.ts'
import { useSilence } from './use-silence.ts'

type Challenge = { clientSecret: string; paymentKey: string; publishableKey: string }

/**
 * Has Stripe's script confirm the payment with the buyer's bank, once it has come and `begin` lets it; requests the payment's state
 * afterwards, whatever the outcome.
 */
async function requestConfirmation(
  { clientSecret, paymentKey, publishableKey }: Challenge,
  begin: () => boolean,
): Promise<void> {
  const stripe = await stripeOf(publishableKey)
  if (stripe === null) throw new Error('Stripe’s script is not there')
  if (!begin()) return
  try {
    await stripe.handleNextAction({ clientSecret })
  } finally {
    await refreshWatchedPayment(paymentKey)
  }
}

/** `price`: whole dollars. */
type StripeChallengeProps = Challenge & { courseName: string; price: number }

/** While Stripe's window is open the page beneath it shows this. */
export function StripeChallenge({ clientSecret, paymentKey, publishableKey, courseName, price }: StripeChallengeProps) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<'loading' | 'asking' | 'failed'>('loading')
  const failed = state === 'failed'
  useSilence(state === 'loading', () => setState('failed'))
  useEffect(() => {
    let left = false
    const begin = () => {
      if (!left) setState('asking')
      return !left
    }
    requestConfirmation({ clientSecret, paymentKey, publishableKey }, begin).catch(() => {
      if (!left) setState('failed')
    })
    return () => {
      left = true
    }
  }, [clientSecret, paymentKey, publishableKey, attempt])
  return (
    <div className="checkout__bank">
      <Notice tone={failed ? 'error' : 'info'} role="status">
        <p>
          <strong>{courseName}</strong> {priceText(price)}
        </p>
        <p>{failed ? checkoutWords.cardFormMissing : checkoutWords.bankAsks}</p>
        {failed && (
          <Button
            variant="secondary"
            onClick={() => {
              setState('loading')
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </Button>
        )}
        <OtherCard paymentKey={paymentKey} />
      </Notice>
    </div>
  )
}
