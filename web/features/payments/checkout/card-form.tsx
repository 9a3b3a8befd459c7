import { type CardFormProps } from './pay-button.tsx'
import { use } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TestCardForm } from './test-card-form.tsx'

const StripeCardForm = lazyComponent(async () => (await import('./stripe-card-form.tsx')).StripeCardForm, {
  loading: () => <Spinner label="Loading the card form" />,
})

/** Stripe's Payment Element, or on a developer's machine a form of ours with the same fields. */
export function CardForm(props: CardFormProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  if (local?.stripeUrl) {
    return <TestCardForm {...props} stripeUrl={local.stripeUrl} publishableKey={stripePublishableKey} />
  }
  return <StripeCardForm {...props} publishableKey={stripePublishableKey} />
}
