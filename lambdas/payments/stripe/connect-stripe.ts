import Stripe from 'stripe'
import { cachedSecret } from '#lambdas/aws/read-secret.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

/** Stripe with its keys from Secrets Manager: `{ secretKey, webhookSecret }`. */
export type StripeConnection = { stripe: Stripe; webhookSecret: string }

const TIMEOUT_MS = 8_000

type Secret = { secretKey: string; webhookSecret: string }

function readSecret(text: string): Secret {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error('The Stripe secret is no JSON object')
  const { secretKey, webhookSecret }: Partial<Record<keyof Secret, unknown>> = value
  if (typeof secretKey !== 'string' || typeof webhookSecret !== 'string')
    throw new Error('The Stripe secret lacks secretKey or webhookSecret')
  return { secretKey, webhookSecret }
}

/** STRIPE_API_URL may name a Stripe-compatible server; the default is Stripe itself. */
function address() {
  const text = process.env['STRIPE_API_URL']
  if (!text) return {}
  const url = new URL(text)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol } as const
}

/** Connects to Stripe with the keys in the secret STRIPE_SECRET_ARN. */
export const stripeConnector = (): (() => Promise<StripeConnection>) =>
  cachedSecret('STRIPE_SECRET_ARN', (text) => {
    const { secretKey, webhookSecret } = readSecret(text)
    const stripe = new Stripe(secretKey, { ...address(), timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false })
    return { stripe, webhookSecret }
  })

/** Opens the card service on first use, so that calls without a card read no secret. */
export function lazyGateway(open: () => Promise<StripeConnection>): PaymentGateway {
  const gateway = async () => stripeGateway((await open()).stripe)
  return {
    order: async (order) => (await gateway()).order(order),
    find: async (intentId) => (await gateway()).find(intentId),
    search: async (paymentKey) => (await gateway()).search(paymentKey),
    cancel: async (intentId) => (await gateway()).cancel(intentId),
    refund: async (intentId) => (await gateway()).refund(intentId),
    refundPart: async (part) => (await gateway()).refundPart(part),
    refunds: async (intentId) => (await gateway()).refunds(intentId),
    disputes: async (intentId) => (await gateway()).disputes(intentId),
  }
}
