import { at, objectOf, parseJson, textOf } from '../shared/json.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import type { SecretKeeper } from './keep-secret.ts'

/** What the functions use to speak with Stripe. */
export type StripeKeys = { secretKey: string; webhookSecret: string }

/** The Stripe keys of the environment, else local ones made once. */
export function readStripeKeys(env: NodeJS.ProcessEnv, keep: SecretKeeper): StripeKeys {
  return {
    secretKey: env['STRIPE_SECRET_KEY'] || keep('stripe-secret-key', 'sk_test_local'),
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || keep('stripe-webhook-secret', 'whsec_local'),
  }
}

/** One secret of the template and its local value. */
export type LocalSecret = { arn: string; name: string; value: string }

function valueOf(secret: CloudResource, stripe: StripeKeys, keep: SecretKeeper): string {
  const { logicalId, properties } = secret
  if (/stripe/i.test(`${logicalId} ${textOf(properties['Name']) ?? ''}`)) return JSON.stringify(stripe)
  const key = textOf(at(properties['GenerateSecretString'], 'GenerateStringKey'))
  const random = keep(`secret/${logicalId}`)
  if (key === undefined) return textOf(properties['SecretString']) ?? random
  const template = textOf(at(properties['GenerateSecretString'], 'SecretStringTemplate')) ?? '{}'
  return JSON.stringify({ ...objectOf(parseJson(template)), [key]: random })
}

/** Gives every secret of the template a local value; the one named after Stripe holds `{ secretKey, webhookSecret }`. */
export function readSecrets(model: CloudModel, stripe: StripeKeys, keep: SecretKeeper): LocalSecret[] {
  return resourcesOf(model, 'AWS::SecretsManager::Secret').map((secret) => ({
    arn: secret.arn,
    name: secret.arn.split(':secret:')[1]?.replace(/-[^-]+$/, '') ?? secret.logicalId,
    value: valueOf(secret, stripe, keep),
  }))
}
