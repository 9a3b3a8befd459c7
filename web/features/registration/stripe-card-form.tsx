import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SyntheticEvent, useState } from 'react'
import { academy } from '../../../domain/academy.ts'
import { chargeAmount, priceText } from '../../../domain/courses/price.ts'
import { chargeFailures } from '../../../domain/messages/registration.ts'
import { currentSession } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CardFormProps } from './card-form.tsx'
import { stripeOf } from './stripe-loader.ts'

function PaymentForm({ course, onToken }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (stripe === null || elements === null) return
    setBusy(true)
    setProblem(undefined)
    const checked = await elements.submit()
    const made = checked.error === undefined ? await stripe.createConfirmationToken({ elements }) : checked
    setBusy(false)
    if ('confirmationToken' in made && made.confirmationToken !== undefined) onToken(made.confirmationToken.id)
    else setProblem(made.error?.message ?? chargeFailures['card-failed'])
  }
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Card">
      <PaymentElement
        options={{
          defaultValues: { billingDetails: { email: currentSession()?.email ?? '' } },
          wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        }}
      />
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" busy={busy} disabled={stripe === null} wide>
        Pay {priceText(course.price)}
      </Button>
    </Form>
  )
}

/** Stripe's Payment Element: a card with its postal code, nothing remembered (spec 1.4.18 with decisions). */
export function StripeCardForm({ publishableKey, ...props }: CardFormProps & { publishableKey: string }) {
  return (
    <Elements
      stripe={stripeOf(publishableKey)}
      options={{
        mode: 'payment',
        amount: chargeAmount(props.course.price),
        currency: academy.currency,
        allowedPaymentMethodTypes: ['card'],
      }}
    >
      <PaymentForm {...props} />
    </Elements>
  )
}
