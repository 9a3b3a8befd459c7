import { lazy, Suspense, use } from 'react'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TestCardForm } from './test-card-form.tsx'

const StripeCardForm = lazy(async () => ({ default: (await import('./stripe-card-form.tsx')).StripeCardForm }))

export type CardFormProps = {
  course: CatalogueCourse
  onToken: (token: string) => void
  /** Whether something is typed that closing would lose. */
  onTyped: (typed: boolean) => void
}

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
