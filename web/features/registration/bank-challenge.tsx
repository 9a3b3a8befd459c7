import { lazy, use } from 'react'
import { loadConfig } from '../../lib/config.ts'
import { TestChallenge } from './test-challenge.tsx'

const StripeChallenge = lazy(async () => ({ default: (await import('./stripe-challenge.tsx')).StripeChallenge }))

type BankChallengeProps = { clientSecret: string; paymentKey: string }

/** The bank asks the buyer to confirm (3-D Secure): by Stripe's script, or the local server's page. */
export function BankChallenge({ clientSecret, paymentKey }: BankChallengeProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  // With Stripe's own test key the local cloud names no card server of its own.
  const facts = { clientSecret, paymentKey, publishableKey: stripePublishableKey }
  return local?.stripeUrl ? <TestChallenge {...facts} stripeUrl={local.stripeUrl} /> : <StripeChallenge {...facts} />
}
