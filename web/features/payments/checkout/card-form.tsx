import { type CardFormProps } from './pay-button.tsx'
import { lazy, Suspense, use } from 'react'
import { loadConfig } from '#web/lib/api/config.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TestCardForm } from './test-card-form.tsx'

const StripeCardForm = lazy(async () => ({ default: (await import('./stripe-card-form.tsx')).StripeCardForm }))

/** Stripe's Payment Element, or on a developer's machine a form of ours with the same fields. */
export function CardForm(props: CardFormProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  if (local?.stripeUrl) {
    return <TestCardForm {...props} stripeUrl={local.stripeUrl} publishableKey={stripePublishableKey} />
  }
  return (
    <Suspense fallback={<Spinner label="Loading the card form" />}>
      <StripeCardForm {...props} publishableKey={stripePublishableKey} />
    </Suspense>
  )
}
