import { at, objectOf, parseJson, textOf } from '../shared/json.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import type { KeyPair } from '../cloudfront/local-key-pair.ts'
import type { SecretStore } from './keep-secret.ts'

/** The keys with which functions call Stripe. */
export type StripeKeys = { secretKey: string; webhookSecret: string }

/** The Stripe keys of the environment, or local ones generated once. */
export function readStripeKeys(env: NodeJS.ProcessEnv, keep: SecretStore): StripeKeys {
  return {
    secretKey: env['STRIPE_SECRET_KEY'] || keep('stripe-secret-key', 'sk_test_local'),
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || keep('stripe-webhook-secret', 'whsec_local'),
  }
}

/** A secret of the template and its local value. */
export type LocalSecret = { arn: string; name: string; value: string }

/**
 * The key for signed cookies: the key pair, its ID in the template, and the site's URL. Empty strings if the template
 * contains no such key.
 */
export function readSigningKey(model: CloudModel, pair: KeyPair | undefined, origin: string): SigningKey {
  const publicKey = resourcesOf(model, 'AWS::CloudFront::PublicKey').find(
    ({ properties }) => pair !== undefined && at(properties['PublicKeyConfig'], 'EncodedKey') === pair.publicKey,
  )
  if (publicKey === undefined || pair === undefined) return { keyPairId: '', privateKey: '', origin }
  return { keyPairId: publicKey.ref, privateKey: pair.privateKey, origin }
}

/** The key with which functions sign cookies. */
export type SigningKey = { keyPairId: string; privateKey: string; origin: string }

/** Secrets that aren't generated randomly. */
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
 * Sets a local value for every secret of the template. The one named after Stripe contains `{ secretKey, webhookSecret
 * }`; one whose template contains keyPairId and privateKey receives the key pair of signed cookies.
 */
export function readSecrets(model: CloudModel, known: KnownSecrets, keep: SecretStore): LocalSecret[] {
  return resourcesOf(model, 'AWS::SecretsManager::Secret').map((secret) => ({
    arn: secret.arn,
    name: secret.arn.split(':secret:')[1]?.replace(/-[^-]+$/, '') ?? secret.logicalId,
    value: valueOf(secret, known, keep),
  }))
}
