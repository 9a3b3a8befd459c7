import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FocusHere } from '#web/ui/layout/focus-here.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { OtherCard } from './other-card.tsx'
import { refreshWatchedPayment } from './send-checkout.ts'
import { fieldOf } from '#web/lib/json.ts'

const StripeChallenge = lazyComponent(async () => (await import('./stripe-challenge.tsx')).StripeChallenge)

type BankChallengeProps = { course: CatalogueCourse; clientSecret: string; paymentKey: string; onClose: () => void }

/**
 * The bank asks the buyer to confirm (3-D Secure): by Stripe's script, or the local server's page. Stripe's own window
 * would be beneath an open `<dialog>` and out of reach (stripe/stripe-js#599), so the popup closes for it.
 */
export function BankChallenge({ course, clientSecret, paymentKey, onClose }: BankChallengeProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  const facts = { clientSecret, paymentKey, publishableKey: stripePublishableKey }
  // With Stripe's own test key the local cloud names no card server of its own.
  if (!local?.stripeUrl) return <StripeChallenge {...facts} courseName={course.name} price={course.price} />
  return (
    <Dialog open title="Registering" onClose={onClose}>
      <CheckoutSummary course={course} />
      <FocusHere>
        <Notice role="status">{checkoutWords.bankAsks}</Notice>
      </FocusHere>
      <TestChallenge {...facts} stripeUrl={local.stripeUrl} />
      <OtherCard paymentKey={paymentKey} />
    </Dialog>
  )
}

type TestChallengeProps = { clientSecret: string; paymentKey: string; publishableKey: string; stripeUrl: string }

/** The local card server's page in place of a bank's, in a frame; its message triggers a request for the outcome. */
function TestChallenge({ clientSecret, paymentKey, publishableKey, stripeUrl }: TestChallengeProps) {
  const { data: address } = useQuery({
    queryKey: ['challenge', clientSecret],
    queryFn: () => challengeUrl(stripeUrl, publishableKey, clientSecret),
    staleTime: Infinity,
  })
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const isAnswer = fieldOf(data, 'type') === 'stripe-challenge'
      if (isAnswer) void refreshWatchedPayment(paymentKey)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [paymentKey])
  if (address === undefined) return <Spinner label={registrationWords.processing} />
  return <iframe className="checkout__challenge" title="Your bank asks you to confirm (test mode)" src={address} />
}

/**
 * The address of the challenge that a payment waits for, fetched from the local card server. Fails when there is none.
 */
async function challengeUrl(stripeUrl: string, publishableKey: string, clientSecret: string): Promise<string> {
  const id = clientSecret.split('_secret')[0] ?? ''
  const address = `${stripeUrl.replace(/\/$/, '')}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`
  const response = await fetch(address, { headers: { Authorization: `Bearer ${publishableKey}` } })
  const action = fieldOf(await response.json(), 'next_action')
  const url =
    fieldOf(fieldOf(action, 'redirect_to_url'), 'url') ?? fieldOf(fieldOf(action, 'use_stripe_sdk'), 'stripe_js')
  if (typeof url !== 'string') throw new Error('The payment waits for no challenge')
  return url
}
