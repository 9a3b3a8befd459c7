import type {
  CreateConfirmationToken,
  StripeElements,
  StripeElementsOptionsMode,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { academy } from '#domain/academy.ts'
import { chargeAmount } from '#domain/courses/price.ts'
import { stripeAppearance } from './stripe-appearance.ts'

/** What Stripe's elements are for: one payment of a course's price in cents, by card, with nothing kept for later. */
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

/** The e-mail is not asked for, so it is handed over with the card. */
export const tokenOptions = (elements: StripeElements, email: string): CreateConfirmationToken => ({
  elements,
  params: { payment_method_data: { billing_details: { email } } },
})
