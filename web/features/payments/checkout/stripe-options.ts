import type {
  Appearance,
  CreateConfirmationToken,
  StripeElements,
  StripeElementsOptionsMode,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { academy } from '#domain/academy.ts'
import { chargeAmount } from '#domain/courses/price.ts'

/** What Stripe's elements are for: one payment of a course's price in cents, by card, with no card stored for later. */
export const elementsOptions = (priceDollars: number): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount: chargeAmount(priceDollars),
  currency: academy.currency,
  allowedPaymentMethodTypes: ['card'],
  appearance: stripeAppearance(),
})

/** A card with its postal code, in the buyer's e-mail's name; no wallet, no Link, no "remember me" (spec 1.4.18). */
export const cardOptions = (email: string): StripePaymentElementOptions => ({
  layout: 'tabs',
  defaultValues: { billingDetails: { email, address: { country: academy.contact.campus.country } } },
  fields: { billingDetails: { email: 'never', address: { country: 'auto', postalCode: 'auto' } } },
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  terms: { card: 'never' },
})

/** The form has no field for the e-mail, so it is sent with the card. */
export const tokenOptions = (elements: StripeElements, email: string): CreateConfirmationToken => ({
  elements,
  params: { payment_method_data: { billing_details: { email } } },
})

/** The look of Stripe's fields, which lie in a frame that our style sheets do not reach: the tokens of this page. */
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
