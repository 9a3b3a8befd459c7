import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  Stripe,
  Appearance,
  CreateConfirmationToken,
  StripeElements,
  StripeElementsOptionsMode,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { chargeFailures, checkoutWords } from '#domain/messages/registration.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type CardFormProps, PayButton } from './pay-button.tsx'
import { stripeOf, useTimeoutWhile } from './stripe-script.ts'
import { academy } from '#domain/academy.ts'
import { chargeAmount } from '#domain/courses/price.ts'

/** Options of Stripe's elements: one payment of the course's price in cents, by card. The card isn't stored. */
const elementsOptions = (priceDollars: number): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount: chargeAmount(priceDollars),
  currency: academy.currency,
  allowedPaymentMethodTypes: ['card'],
  appearance: stripeAppearance(),
})

/** A card with its postal code and the buyer's e-mail. No wallet, no Link, no "remember me" (spec 1.4.18). */
const cardOptions = (email: string): StripePaymentElementOptions => ({
  layout: 'tabs',
  defaultValues: { billingDetails: { email, address: { country: academy.contact.campus.country } } },
  fields: { billingDetails: { email: 'never', address: { country: 'auto', postalCode: 'auto' } } },
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  terms: { card: 'never' },
})

/** The form has no e-mail field, so the e-mail is sent with the card. */
const tokenOptions = (elements: StripeElements, email: string): CreateConfirmationToken => ({
  elements,
  params: { payment_method_data: { billing_details: { email } } },
})

/** Styles Stripe's fields with this page's design tokens, because our style sheets don't apply inside its frame. */
function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  const colors = {
    colorPrimary: token('--color-primary'),
    colorBackground: token('--color-surface'),
    colorText: token('--color-text'),
    colorTextSecondary: token('--color-text-muted'),
    colorDanger: token('--color-error'),
  }
  const known = Object.fromEntries(Object.entries(colors).filter(([, value]) => value !== ''))
  return {
    theme: styles.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: { ...known, fontFamily: 'system-ui, sans-serif', fontSizeBase: '16px', borderRadius: '12px' },
  }
}

type PaymentFormProps = CardFormProps & {
  /** Called when the card service's form doesn't load. */
  onMissing: () => void
}

function PaymentForm({ course, onToken, onTyped, onMissing }: PaymentFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const form = useForm()
  const { errors, isSubmitting } = form.formState
  const email = currentSession()?.email ?? ''
  useTimeoutWhile(!ready, onMissing)
  const refuse = (message: string = chargeFailures['card-failed']) => form.setError('root', { message })
  const makeToken = async () => {
    if (stripe === null || elements === null || isSubmitting) return
    const checked = await elements.submit()
    if (checked.error !== undefined) {
      refuse(checked.error.message)
      return
    }
    const { confirmationToken, error } = await stripe.createConfirmationToken(tokenOptions(elements, email))
    if (confirmationToken === undefined) refuse(error.message)
    else onToken(confirmationToken.id)
  }
  return (
    <Form form={form} onSubmit={() => makeToken().catch(() => refuse(checkoutWords.cardFormMissing))} aria-label="Card">
      <PaymentElement
        options={cardOptions(email)}
        onReady={(element) => {
          setReady(true)
          element.focus()
        }}
        onChange={({ empty }) => onTyped(!empty)}
        onLoadError={onMissing}
      />
      {errors.root !== undefined && (
        <Notice tone="error" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <PayButton price={course.price} busy={isSubmitting} disabled={!ready} />
    </Form>
  )
}

type StripeCardFormProps = CardFormProps & { publishableKey: string }

/** Stripe's Payment Element: a card with its postal code. Nothing is remembered (spec 1.4.18 with decisions). */
export function StripeCardForm({ publishableKey, ...props }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | 'missing'>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    stripeOf(publishableKey).then(
      (loaded) => setStripe(loaded ?? 'missing'),
      () => setStripe('missing'),
    )
  }, [publishableKey, attempt])
  const missing = () => setStripe('missing')
  useTimeoutWhile(stripe === undefined, missing)
  const again = () => {
    setStripe(undefined)
    setAttempt(attempt + 1)
  }
  if (stripe === undefined) return <Spinner label="Loading the card form" />
  if (stripe === 'missing') return <ErrorState message={checkoutWords.cardFormMissing} onRetry={again} />
  return (
    <Elements stripe={stripe} options={elementsOptions(props.course.price)}>
      <PaymentForm {...props} onMissing={missing} />
    </Elements>
  )
}
