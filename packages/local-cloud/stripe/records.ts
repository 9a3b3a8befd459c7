import type { Outcome } from './test-cards.ts'
import type { Store } from '../shared/open-store.ts'

/** Seconds since the epoch, as in Stripe. */
type Seconds = number
type Metadata = Record<string, string>

type Address = {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}
export type BillingDetails = { address: Address; email: string | null; name: string | null; phone: string | null }

export type CardDetails = {
  brand: string
  country: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: 'credit' | 'debit'
  last4: string
  checks: {
    address_line1_check: null
    address_postal_code_check: 'pass' | null
    cvc_check: 'pass' | 'unchecked' | null
  }
  three_d_secure_usage: { supported: true }
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  allow_redisplay: 'unspecified'
  billing_details: BillingDetails
  card: CardDetails
  created: Seconds
  customer: null
  livemode: false
  metadata: Metadata
  type: 'card'
}

export type ConfirmationToken = {
  id: string
  object: 'confirmation_token'
  created: Seconds
  expires_at: Seconds
  livemode: false
  mandate_data: null
  payment_intent: string | null
  payment_method_options: null
  payment_method_preview: { billing_details: BillingDetails; card: CardDetails; customer: null; type: 'card' }
  return_url: string | null
  setup_future_usage: null
  setup_intent: null
  shipping: null
  use_stripe_sdk: boolean
}

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { return_url: string; url: string } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; source: string; stripe_js: string } }

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: string[] | null
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: string; enabled: boolean } | null
  canceled_at: Seconds | null
  cancellation_reason: string | null
  capture_method: 'automatic' | 'automatic_async' | 'manual'
  client_secret: string
  confirmation_method: 'automatic' | 'manual'
  created: Seconds
  currency: string
  customer: null
  description: string | null
  last_payment_error: Record<string, unknown> | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: null
  shipping: null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: IntentStatus
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: null
  billing_details: BillingDetails
  captured: boolean
  created: Seconds
  currency: string
  customer: null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  outcome: { network_status: string; reason: string | null; risk_level: 'normal'; seller_message: string; type: string }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { card: CardDetails; type: 'card' }
  receipt_email: string | null
  receipt_url: string | null
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: null
  charge: string
  created: Seconds
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: Seconds
  currency: string
  livemode: false
  metadata: Metadata
  payment_intent: string
  reason: 'fraudulent'
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  evidence: Record<string, string>
  evidence_details: { due_by: Seconds; has_evidence: boolean; past_due: boolean; submission_count: number }
}

export type CardEvent = {
  id: string
  object: 'event'
  api_version: string
  created: Seconds
  data: { object: unknown }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** The behavior of a payment method's card: the outcome of its charge and, once passed, its 3-D Secure challenge. */
export type CardBehaviour = { outcome: Outcome }

/** A 3-D Secure attempt; its ID is the secret part of the challenge's URL. */
export type Challenge = { id: string; payment_intent: string; return_url: string | null; settled: boolean }

export type SavedReply = { key: string; fingerprint: string; status: number; body: string; created: number }

/** A webhook waiting for delivery, or held by a test. */
export type Delivery = { id: string; event: string; attempts: number; held: boolean }

export type CardRecords = {
  payment_method: PaymentMethod
  behaviour: CardBehaviour
  confirmation_token: ConfirmationToken
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  event: CardEvent
  challenge: Challenge
  reply: SavedReply
  delivery: Delivery
}

export type CardStore = Store<CardRecords>
