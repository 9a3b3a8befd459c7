import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import Stripe from 'stripe'
import { requireEnv } from '#lambdas/aws/env.ts'

/** Stripe with its keys, as Secrets Manager holds them: `{ secretKey, webhookSecret }`. */
export type OpenStripe = { stripe: Stripe; webhookSecret: string }

const TIMEOUT_MS = 8_000
const SECRET_LIVES_MS = 5 * 60_000

type Secret = { secretKey: string; webhookSecret: string }

function readSecret(text: string | undefined): Secret {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) throw new Error('The Stripe secret is no JSON object')
  const { secretKey, webhookSecret }: Partial<Record<keyof Secret, unknown>> = value
  if (typeof secretKey !== 'string' || typeof webhookSecret !== 'string')
    throw new Error('The Stripe secret lacks secretKey or webhookSecret')
  return { secretKey, webhookSecret }
}

/** STRIPE_API_URL points at a Stripe-compatible server; without it, Stripe itself is called. */
function address() {
  const text = process.env['STRIPE_API_URL']
  if (!text) return {}
  const url = new URL(text)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol } as const
}

/**
 * Opens Stripe with the keys in the secret STRIPE_SECRET_ARN; kept for five minutes, so that a changed key is taken up.
 * A failed read is not kept.
 */
export function stripeOpener(): () => Promise<OpenStripe> {
  const secrets = new SecretsManagerClient({})
  let kept: { until: number; open: Promise<OpenStripe> } | undefined
  const open = async (): Promise<OpenStripe> => {
    const reply = await secrets.send(new GetSecretValueCommand({ SecretId: requireEnv('STRIPE_SECRET_ARN') }))
    const { secretKey, webhookSecret } = readSecret(reply.SecretString)
    const stripe = new Stripe(secretKey, { ...address(), timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false })
    return { stripe, webhookSecret }
  }
  return () => {
    if (kept === undefined || kept.until < Date.now()) {
      const opening = open()
      kept = { until: Date.now() + SECRET_LIVES_MS, open: opening }
      opening.catch(() => (kept = undefined))
    }
    return kept.open
  }
}
