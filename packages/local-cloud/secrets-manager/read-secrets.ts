import { at, objectOf, parseJson, textOf } from '../shared/json.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import type { KeyPair } from '../cloudfront/local-key-pair.ts'
import type { SecretStore } from './keep-secret.ts'

/** What the functions use to speak with Stripe. */
export type StripeKeys = { secretKey: string; webhookSecret: string }

/** The Stripe keys of the environment, else local ones made once. */
export function readStripeKeys(env: NodeJS.ProcessEnv, keep: SecretStore): StripeKeys {
  return {
    secretKey: env['STRIPE_SECRET_KEY'] || keep('stripe-secret-key', 'sk_test_local'),
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || keep('stripe-webhook-secret', 'whsec_local'),
  }
}

/** One secret of the template and its local value. */
export type LocalSecret = { arn: string; name: string; value: string }

/** What signed cookies are made with: the key pair, its id in the template, and the site's address. Empty texts where the template names no such key. */
export function readSigningKey(model: CloudModel, pair: KeyPair | undefined, origin: string): SigningKey {
  const publicKey = resourcesOf(model, 'AWS::CloudFront::PublicKey').find(
    ({ properties }) => pair !== undefined && at(properties['PublicKeyConfig'], 'EncodedKey') === pair.publicKey,
  )
  if (publicKey === undefined || pair === undefined) return { keyPairId: '', privateKey: '', origin }
  return { keyPairId: publicKey.ref, privateKey: pair.privateKey, origin }
}

/** What functions use to sign cookies. */
export type SigningKey = { keyPairId: string; privateKey: string; origin: string }

/** What is not made here at random. */
export type KnownSecrets = { stripe: StripeKeys; signingKey: SigningKey }

function valueOf(secret: CloudResource, { stripe, signingKey }: KnownSecrets, keep: SecretStore): string {
  const { logicalId, properties } = secret
  if (/stripe/i.test(`${logicalId} ${textOf(properties['Name']) ?? ''}`)) return JSON.stringify(stripe)
  const key = textOf(at(properties['GenerateSecretString'], 'GenerateStringKey'))
  const random = keep(`secret/${logicalId}`)
  if (key === undefined) return textOf(properties['SecretString']) ?? random
  const template = objectOf(parseJson(textOf(at(properties['GenerateSecretString'], 'SecretStringTemplate')) ?? '{}'))
  const signing = 'keyPairId' in template && 'privateKey' in template ? signingKey : {}
  return JSON.stringify({ ...template, ...signing, [key]: random })
}

/**
 * Gives every secret of the template a local value; the one named after Stripe holds `{ secretKey, webhookSecret }`, one whose template
 * names keyPairId and privateKey the key pair of signed cookies.
 */
export function readSecrets(model: CloudModel, known: KnownSecrets, keep: SecretStore): LocalSecret[] {
  return resourcesOf(model, 'AWS::SecretsManager::Secret').map((secret) => ({
    arn: secret.arn,
    name: secret.arn.split(':secret:')[1]?.replace(/-[^-]+$/, '') ?? secret.logicalId,
    value: valueOf(secret, known, keep),
  }))
}
