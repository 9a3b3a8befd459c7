import { use, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { failureMessages } from '#domain/messages/failures.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { fieldOf } from '#web/lib/json.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type CardFormProps, PayButton } from './pay-button.tsx'

const StripeCardForm = lazyComponent(async () => (await import('./stripe-card-form.tsx')).StripeCardForm, {
  loading: () => <Spinner label="Loading the card form" />,
})

/** Stripe's Payment Element, or on a developer's machine our own form with the same fields. */
export function CardForm(props: CardFormProps) {
  const { local, stripePublishableKey } = use(loadConfig())
  if (local?.stripeUrl) {
    return <TestCardForm {...props} stripeUrl={local.stripeUrl} publishableKey={stripePublishableKey} />
  }
  return <StripeCardForm {...props} publishableKey={stripePublishableKey} />
}

type Card = { number: string; expiry: string; cvc: string; postalCode: string }
type TestCardFormProps = CardFormProps & { stripeUrl: string; publishableKey: string }

/** Month and year. A phone's numeric keypad has no slash; without one, the month needs two digits. */
const EXPIRY = /^\s*(\d{1,2}(?=\s*\/)|\d{2})\s*\/?\s*(\d{4}|\d{2})\s*$/

/** The card form of the local cloud, because Stripe's script can't load offline. Not for real cards. */
export function TestCardForm({ course, onToken, onTyped, stripeUrl, publishableKey }: TestCardFormProps) {
  const form = useForm<Card>({ defaultValues: { number: '', expiry: '', cvc: '', postalCode: '' } })
  const { errors, isSubmitting, isDirty } = form.formState
  const { setFocus } = form
  useEffect(() => {
    setFocus('number')
  }, [setFocus])
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
  const submit = form.handleSubmit(async ({ number, expiry, cvc, postalCode }) => {
    const [, month = '', year = ''] = EXPIRY.exec(expiry) ?? []
    const reply = await createTestToken(stripeUrl, publishableKey, { number, month, year, cvc, postalCode })
    if ('token' in reply) onToken(reply.token)
    else form.setError('root', { message: reply.error })
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Card">
      <Badge tone="accent">Test mode: no real card, no money</Badge>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        error={errors.number?.message ?? errors.root?.message}
        {...form.register('number', { required: 'Enter the card number.' })}
      />
      <div className="grid grid-cols-[1fr_1fr] gap-4">
        <TextField
          label="Expiry (MM / YY)"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          error={errors.expiry?.message}
          {...form.register('expiry', {
            required: 'Enter the expiration date.',
            pattern: { value: EXPIRY, message: 'Enter the expiration date as MM / YY.' },
          })}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          error={errors.cvc?.message}
          {...form.register('cvc', { required: 'Enter the security code.' })}
        />
      </div>
      <TextField
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.postalCode?.message}
        {...form.register('postalCode', { required: 'Enter the ZIP code.' })}
      />
      <PayButton price={course.price} busy={isSubmitting} />
    </Form>
  )
}

type TestCard = { number: string; month: string; year: string; cvc: string; postalCode: string }

const textOf = (value: unknown, key: string): string | undefined => {
  const field = fieldOf(value, key)
  return typeof field === 'string' ? field : undefined
}

/** Creates a confirmation token at the local card server, as Stripe's script does at Stripe. */
async function createTestToken(
  stripeUrl: string,
  publishableKey: string,
  card: TestCard,
): Promise<{ token: string } | { error: string }> {
  const year = card.year.length === 2 ? `20${card.year}` : card.year
  const body = new URLSearchParams({
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replace(/\s/g, ''),
    'payment_method_data[card][exp_month]': card.month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': card.cvc.trim(),
    'payment_method_data[billing_details][address][postal_code]': card.postalCode.trim(),
  })
  try {
    const response = await fetch(`${stripeUrl.replace(/\/$/, '')}/v1/confirmation_tokens`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${publishableKey}` },
      body,
    })
    const reply: unknown = await response.json()
    const token = response.ok ? textOf(reply, 'id') : undefined
    return token === undefined
      ? { error: textOf(fieldOf(reply, 'error'), 'message') ?? chargeFailures['card-failed'] }
      : { token }
  } catch {
    return { error: failureMessages.network }
  }
}
