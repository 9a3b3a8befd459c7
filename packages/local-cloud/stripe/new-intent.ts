import { invalidRequest } from './card-error.ts'
import type { Cards } from './call.ts'
import { formAt, listAt, textAt, type Form } from './form.ts'
import { newId } from './new-id.ts'
import { booleanAt, choiceAt, integerAt, metadataAt, needText } from './read-params.ts'
import type { PaymentIntent } from './records.ts'

const CURRENCIES = ['usd', 'eur', 'gbp', 'cad', 'aud']
const MOST = 99_999_999

/** The amount in cents. Throws parameter_missing, parameter_invalid_integer. */
export function amountAt(params: Form): number {
  needText(params, 'amount')
  const amount = integerAt(params, 'amount') ?? 0
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  return amount
}

/** Checks Stripe's minimum and maximum charge. Throws amount_too_small, amount_too_large. */
export function checkSize(amount: number, currency: string): void {
  if (amount < 50)
    throw invalidRequest(`Amount must be at least $0.50 ${currency}`, { code: 'amount_too_small', param: 'amount' })
  if (amount > MOST)
    throw invalidRequest(`Amount must be no more than $999,999.99`, { code: 'amount_too_large', param: 'amount' })
}

/** The currency, lower-case. */
export function currencyAt(params: Form): string {
  const currency = needText(params, 'currency').toLowerCase()
  if (!CURRENCIES.includes(currency))
    throw invalidRequest(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${CURRENCIES.join(', ')}`,
      { param: 'currency' },
    )
  return currency
}

/** The e-mail address for the receipt, or null. Throws email_invalid. */
export function receiptEmailAt(params: Form): string | null {
  const email = textAt(params, 'receipt_email')
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'receipt_email' })
  return email ?? null
}

type Accepted = Pick<
  PaymentIntent,
  'allowed_payment_method_types' | 'automatic_payment_methods' | 'payment_method_types'
>

function acceptedMethods(params: Form): Accepted {
  const allowed = listAt(params, 'allowed_payment_method_types')
  const automatic = formAt(params, 'automatic_payment_methods')
  const refused = allowed.find((type) => type !== 'card')
  if (refused)
    throw invalidRequest(`The payment method type "${refused}" is invalid.`, { param: 'allowed_payment_method_types' })
  // An intent accepts the payment methods enabled in the Dashboard unless the request overrides them.
  const off = booleanAt(automatic, 'enabled') === false
  const allow_redirects = choiceAt(automatic, 'allow_redirects', ['always', 'never']) ?? 'always'
  return {
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    automatic_payment_methods: off ? null : { allow_redirects, enabled: true },
    payment_method_types: ['card'],
  }
}

/** Creates an unconfirmed intent from the parameters of a create request. */
export function newIntent(cards: Cards, params: Form): PaymentIntent {
  const amount = amountAt(params)
  const currency = currencyAt(params)
  checkSize(amount, currency)
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    ...acceptedMethods(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: choiceAt(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    client_secret: newId(`${id}_secret`, 25),
    confirmation_method: choiceAt(params, 'confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: Math.floor(cards.now() / 1000),
    currency,
    customer: null,
    description: textAt(params, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataAt(params),
    next_action: null,
    payment_method: null,
    receipt_email: receiptEmailAt(params),
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: textAt(params, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: textAt(params, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
  }
}
