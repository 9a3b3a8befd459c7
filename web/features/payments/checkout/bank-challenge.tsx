import { useMutation, useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { priceText } from '#domain/courses/price.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { fieldOf } from '#web/lib/json.ts'
import { showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { FocusOnMount } from '#web/ui/layout/focus-on-mount.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CheckoutSummary } from './checkout.tsx'
import { cancelPayment, refreshPayment } from './send-checkout.ts'
import { stripeOf, useTimeoutWhile } from './stripe-script.ts'

type BankChallengeProps = { course: CatalogueCourse; clientSecret: string; paymentKey: string; onClose: () => void }

/**
 * Asks the buyer to confirm the payment with the bank (3-D Secure), through Stripe's script or the local server's page.
 * An open `<dialog>` would cover Stripe's window and block it (stripe/stripe-js#599), so the popup closes for it.
 */
export function BankChallenge({ course, clientSecret, paymentKey, onClose }: BankChallengeProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  const facts = { clientSecret, paymentKey, publishableKey: stripePublishableKey }
  // With a Stripe test key, the local cloud has no card server of its own.
  if (!local?.stripeUrl) return <StripeChallenge {...facts} courseName={course.name} price={course.price} />
  return (
    <Dialog open title="Registering" onClose={onClose}>
      <CheckoutSummary course={course} />
      <FocusOnMount>
        <Notice role="status">{checkoutWords.bankAsks}</Notice>
      </FocusOnMount>
      <TestChallenge {...facts} stripeUrl={local.stripeUrl} />
      <UseAnotherCard paymentKey={paymentKey} />
    </Dialog>
  )
}

type TestChallengeProps = { clientSecret: string; paymentKey: string; publishableKey: string; stripeUrl: string }

/**
 * Shows the local card server's page in a frame in place of a bank's. Its message triggers a request for the outcome.
 */
function TestChallenge({ clientSecret, paymentKey, publishableKey, stripeUrl }: TestChallengeProps) {
  const { data: address } = useQuery({
    queryKey: ['challenge', clientSecret],
    queryFn: () => challengeUrl(stripeUrl, publishableKey, clientSecret),
    staleTime: Infinity,
  })
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const isAnswer = fieldOf(data, 'type') === 'stripe-challenge'
      if (isAnswer) void refreshPayment(paymentKey)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [paymentKey])
  if (address === undefined) return <Spinner label={registrationWords.processing} />
  return (
    <iframe
      className="w-full h-100 border border-border rounded-medium bg-surface"
      title="Your bank asks you to confirm (test mode)"
      src={address}
    />
  )
}

/** Fetches the URL of the payment's challenge from the local card server. Throws when there is none. */
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

type Challenge = { clientSecret: string; paymentKey: string; publishableKey: string }

/**
 * Confirms the payment with the buyer's bank through Stripe's script, if `begin` returns true once the script has
 * loaded. Requests the payment's state afterwards, whatever the outcome.
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
    await refreshPayment(paymentKey)
  }
}

/** `price` in whole dollars. */
type StripeChallengeProps = Challenge & { courseName: string; price: number }

/** Shown on the page beneath Stripe's window while that is open. */
function StripeChallenge({ clientSecret, paymentKey, publishableKey, courseName, price }: StripeChallengeProps) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<'loading' | 'asking' | 'failed'>('loading')
  const failed = state === 'failed'
  useTimeoutWhile(state === 'loading', () => setState('failed'))
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
    <div>
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
        <UseAnotherCard paymentKey={paymentKey} />
      </Notice>
    </div>
  )
}

/** Cancels the payment that waits for the bank's confirmation. Nothing is charged, and the card form is shown again. */
function UseAnotherCard({ paymentKey }: { paymentKey: string }) {
  const canceling = useMutation({
    networkMode: 'always',
    mutationFn: () => cancelPayment(paymentKey),
    onError: (error) => showError(error instanceof AppError ? error.message : unknownFailure),
  })
  return (
    <FormActions>
      <Button variant="secondary" busy={canceling.isPending || canceling.isSuccess} onClick={() => canceling.mutate()}>
        {checkoutWords.otherCard}
      </Button>
    </FormActions>
  )
}
