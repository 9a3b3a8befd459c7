import { lazy, use } from 'react'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { checkoutWords } from '#domain/messages/registration.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FocusHere } from '#web/ui/layout/focus-here.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { OtherCard } from './other-card.tsx'
import { TestChallenge } from './test-challenge.tsx'

const StripeChallenge = lazy(async () => ({ default: (await import('./stripe-challenge.tsx')).StripeChallenge }))

type BankChallengeProps = { course: CatalogueCourse; clientSecret: string; paymentKey: string; onClose: () => void }

/**
 * The bank asks the buyer to confirm (3-D Secure): by Stripe's script, or the local server's page. Stripe's own window
 * would lie beneath an open `<dialog>` and be out of reach (stripe/stripe-js#599), so for it the popup steps aside.
 */
export function BankChallenge({ course, clientSecret, paymentKey, onClose }: BankChallengeProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  const facts = { clientSecret, paymentKey, publishableKey: stripePublishableKey }
  // With Stripe's own test key the local cloud names no card server of its own.
  if (!local?.stripeUrl) return <StripeChallenge {...facts} courseName={course.name} />
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
