import type { Call, Cards } from './call.ts'
import { invalidRequest, missing, type CardError } from './card-error.ts'
import { checkReturnUrl, confirmIntent, type Confirmation } from './confirm-intent.ts'
import { spendConfirmationToken, getConfirmationToken } from './confirmation-tokens.ts'
import { formAt, textAt, type Form } from './form.ts'
import { getPaymentMethod, makePaymentMethod } from './make-payment-method.ts'
import { amountAt, checkSize, currencyAt, newIntent, receiptEmailAt } from './new-intent.ts'
import { booleanAt, choiceAt, integerAt, metadataAt, refuseUnknown } from './read-params.ts'
import type { PaymentIntent, PaymentMethod } from './records.ts'

const SHAPE = [
  'amount',
  'currency',
  'description',
  'metadata',
  'receipt_email',
  'payment_method',
  'allowed_payment_method_types',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'expand',
]
const CONFIRM = [
  'confirmation_token',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
  'error_on_requires_action',
  'off_session',
  'mandate_data',
  'receipt_email',
  'expand',
  'client_secret',
  'key',
]
const CREATE = [...SHAPE, ...CONFIRM, 'confirm', 'automatic_payment_methods', 'capture_method', 'confirmation_method']
/** The payment method of a request, by confirmation token, ID or card fields; undefined if there is none. */
function namedMethod(cards: Cards, params: Form, intent: string): PaymentMethod | undefined {
  const token = textAt(params, 'confirmation_token')
  const method = textAt(params, 'payment_method')
  if (token !== undefined && method !== undefined)
    throw invalidRequest('You may only specify one of these parameters: confirmation_token, payment_method.')
  if (token !== undefined) return spendConfirmationToken(cards, token, intent)
  if (method !== undefined) return getPaymentMethod(cards, method, 400)
  return params['payment_method_data'] ? makePaymentMethod(cards, formAt(params, 'payment_method_data')) : undefined
}

function confirmationOf(cards: Cards, { params, cause }: Call): Omit<Confirmation, 'method'> {
  const token = textAt(params, 'confirmation_token')
  const held = token === undefined ? undefined : getConfirmationToken(cards, token, 400)
  return {
    returnUrl: textAt(params, 'return_url') ?? held?.return_url ?? undefined,
    useStripeSdk: booleanAt(params, 'use_stripe_sdk') ?? false,
    errorOnRequiresAction: booleanAt(params, 'error_on_requires_action') ?? false,
    cause,
  }
}

/** POST /v1/payment_intents. With `confirm`, it also confirms the intent. */
export function createPaymentIntent(cards: Cards, call: Call): PaymentIntent {
  const { params, cause } = call
  refuseUnknown(params, CREATE)
  const intent = newIntent(cards, params)
  const confirm = booleanAt(params, 'confirm') ?? false
  if (!confirm && textAt(params, 'confirmation_token') !== undefined)
    throw invalidRequest('The parameter `confirmation_token` can only be used when `confirm` is `true`.', {
      param: 'confirmation_token',
    })
  const confirmation = confirmationOf(cards, call)
  if (confirm) checkReturnUrl(intent, confirmation)
  const method = namedMethod(cards, params, intent.id)
  const made: PaymentIntent = method
    ? { ...intent, status: 'requires_confirmation', payment_method: method.id }
    : intent
  cards.store.put('payment_intent', made.id, made)
  cards.emit('payment_intent.created', made, cause)
  if (!confirm) return made
  if (!method) throw unexpectedState(made, missingMethod)
  return confirmIntent(cards, made, { ...confirmation, method })
}

const missingMethod =
  "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken."

const unexpectedState = (intent: PaymentIntent, message: string): CardError =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })

/** Returns an intent by ID; a browser must also send its client secret. Throws resource_missing. */
export function getPaymentIntent(cards: Cards, { id, params, byBrowser }: Call): PaymentIntent {
  const intent = cards.store.get('payment_intent', id)
  const secret = textAt(params, 'client_secret')
  const wrong = (byBrowser || secret !== undefined) && secret !== intent?.client_secret
  if (!intent || wrong) throw missing(404, 'payment_intent', id, 'intent')
  return intent
}

/** POST /v1/payment_intents/:id: updates what may change before the intent is final. */
export function updatePaymentIntent(cards: Cards, call: Call): PaymentIntent {
  const { params } = call
  refuseUnknown(params, SHAPE)
  const intent = getPaymentIntent(cards, call)
  const settled = intent.status === 'succeeded' || intent.status === 'canceled'
  if (
    settled &&
    (params['amount'] !== undefined || params['currency'] !== undefined || params['payment_method'] !== undefined)
  )
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
    )
  const method = textAt(params, 'payment_method')
  const changed: PaymentIntent = {
    ...intent,
    amount: params['amount'] === undefined ? intent.amount : amountAt(params),
    currency: params['currency'] === undefined ? intent.currency : currencyAt(params),
    description: textAt(params, 'description') ?? intent.description,
    metadata: metadataAt(params, intent.metadata),
    receipt_email: params['receipt_email'] === undefined ? intent.receipt_email : receiptEmailAt(params),
    ...(method ? { payment_method: getPaymentMethod(cards, method, 400).id, status: 'requires_confirmation' } : {}),
  }
  checkSize(changed.amount, changed.currency)
  cards.store.put('payment_intent', changed.id, changed)
  return changed
}

/** POST /v1/payment_intents/:id/confirm. Throws the card error if the card is declined. */
export function confirmPaymentIntent(cards: Cards, call: Call): PaymentIntent {
  const { params } = call
  refuseUnknown(params, CONFIRM)
  const intent = getPaymentIntent(cards, call)
  if (intent.status === 'succeeded')
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    )
  if (intent.status === 'canceled' || intent.status === 'requires_capture')
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
    )
  const confirmation = confirmationOf(cards, call)
  checkReturnUrl(intent, { ...confirmation, useStripeSdk: confirmation.useStripeSdk || call.byBrowser })
  const method = namedMethod(cards, params, intent.id) ?? cards.store.get('payment_method', intent.payment_method ?? '')
  if (!method) throw unexpectedState(intent, missingMethod)
  return confirmIntent(cards, intent, { ...confirmation, method })
}

/** POST /v1/payment_intents/:id/capture: captures an amount that `capture_method: manual` only authorized. */
export function capturePaymentIntent(cards: Cards, call: Call): PaymentIntent {
  refuseUnknown(call.params, ['amount_to_capture', 'expand'])
  const intent = getPaymentIntent(cards, call)
  const charge = cards.store.get('charge', intent.latest_charge ?? '')
  if (intent.status !== 'requires_capture' || !charge)
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    )
  const amount = integerAt(call.params, 'amount_to_capture') ?? intent.amount
  if (amount < 1 || amount > intent.amount)
    throw invalidRequest(`The amount_to_capture must be between 1 and ${String(intent.amount)}.`, {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  const captured: PaymentIntent = { ...intent, status: 'succeeded', amount_received: amount, amount_capturable: 0 }
  cards.store.put('charge', charge.id, { ...charge, captured: true, amount_captured: amount })
  cards.store.put('payment_intent', captured.id, captured)
  cards.emit('payment_intent.succeeded', captured, call.cause)
  return captured
}

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

/** POST /v1/payment_intents/:id/cancel. Rejected once the intent has succeeded. */
export function cancelPaymentIntent(cards: Cards, call: Call): PaymentIntent {
  refuseUnknown(call.params, ['cancellation_reason', 'expand'])
  const intent = getPaymentIntent(cards, call)
  if (!CANCELABLE.includes(intent.status))
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    )
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: Math.floor(cards.now() / 1000),
    cancellation_reason: choiceAt(call.params, 'cancellation_reason', reasons) ?? null,
    next_action: null,
    amount_capturable: 0,
  }
  cards.store.put('payment_intent', canceled.id, canceled)
  cards.emit('payment_intent.canceled', canceled, call.cause)
  return canceled
}
