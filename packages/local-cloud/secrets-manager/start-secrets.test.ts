import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listening } from '../shared/listen.ts'
import { temporaryFolder, testModel, testRole } from '../testing/build-model.ts'
import { issueKeys } from '../cloudformation/credentials.ts'
import { readPolicies } from '../cloudformation/policies.ts'
import { openSecretStore } from './keep-secret.ts'
import { readSecrets, readSigningKey, readStripeKeys } from './read-secrets.ts'
import { startSecrets } from './start-secrets.ts'

const model = testModel({
  StripeKeys: { Type: 'AWS::SecretsManager::Secret' },
  Other: {
    Type: 'AWS::SecretsManager::Secret',
    Properties: {
      Name: 'other',
      GenerateSecretString: { SecretStringTemplate: '{"user":"a"}', GenerateStringKey: 'password' },
    },
  },
  Cookies: {
    Type: 'AWS::SecretsManager::Secret',
    Properties: {
      GenerateSecretString: {
        SecretStringTemplate: '{"keyPairId":"","privateKey":"","origin":""}',
        GenerateStringKey: 'unused',
      },
    },
  },
  Key: { Type: 'AWS::CloudFront::PublicKey', Properties: { PublicKeyConfig: { EncodedKey: 'public' } } },
  ...testRole(
    'Payer',
    ['secretsmanager:GetSecretValue'],
    ['arn:aws:secretsmanager:us-east-1:000000000000:secret:test-StripeKeys-*'],
  ),
})
const file = join(temporaryFolder(), 'secrets.json')
const keys = issueKeys(model, 'seed')
const stripe = readStripeKeys({}, openSecretStore(file))
const pair = { publicKey: 'public', privateKey: 'private' }
const signingKey = readSigningKey(model, pair, 'http://localhost:3000')
const secrets = readSecrets(model, { stripe, signingKey }, openSecretStore(file))
const state: { server?: Listening } = {}

beforeAll(async () => {
  state.server = await startSecrets({ secrets, keys, policies: readPolicies(model) })
})
afterAll(() => state.server?.close())

function read(SecretId: string, role = 'PayerRole') {
  const credentials =
    role === 'Developer' ? keys.ofDeveloper() : keys.ofRole(`arn:aws:iam::000000000000:role/test-${role}`)
  const client = new SecretsManagerClient({
    region: 'us-east-1',
    endpoint: state.server?.url ?? '',
    credentials,
    maxAttempts: 1,
  })
  return client.send(new GetSecretValueCommand({ SecretId }))
}

describe('a secret', () => {
  it('contains the private key for the template’s public key, its ID, and the site’s address for signed cookies', () => {
    const value: unknown = JSON.parse(secrets.find(({ arn }) => arn.includes('Cookies'))?.value ?? '')
    const keyPairId = signingKey.keyPairId
    expect(value).toMatchObject({ keyPairId, privateKey: 'private', origin: 'http://localhost:3000' })
    expect(keyPairId).not.toBe('')
    expect(readSigningKey(model, { ...pair, publicKey: 'other' }, 'http://x').privateKey).toBe('')
  })

  it('contains local Stripe keys that stay the same across restarts', async () => {
    const { SecretString } = await read(secrets[0]?.arn ?? '')
    expect(JSON.parse(SecretString ?? '')).toEqual({
      secretKey: expect.stringMatching(/^sk_test_local\w{20,}$/) as string,
      webhookSecret: expect.stringMatching(/^whsec_local\w{20,}$/) as string,
    })
    expect(readStripeKeys({}, openSecretStore(file))).toEqual(stripe)
  })

  it('contains the Stripe keys from the environment when they are set', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' }
    expect(readStripeKeys(env, openSecretStore(file))).toEqual({
      secretKey: 'sk_test_mine',
      webhookSecret: 'whsec_mine',
    })
  })

  it('fills in its template when generated', async () => {
    const { SecretString, Name } = await read('other', 'Developer')
    expect(Name).toBe('other')
    expect(JSON.parse(SecretString ?? '')).toEqual({
      user: 'a',
      password: expect.stringMatching(/^\w{20,}$/) as string,
    })
  })

  it('is denied to a role that can’t read it and to an unknown role', async () => {
    await expect(read('other')).rejects.toMatchObject({ name: 'AccessDeniedException' })
    await expect(read('other', 'NobodyRole')).rejects.toMatchObject({ name: 'AccessDeniedException' })
  })

  it('isn’t found when it doesn’t exist', async () => {
    await expect(read('gone', 'Developer')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })

  it('is stored in a file that only its owner can read', () => expect(statSync(file).mode & 0o077).toBe(0))
})
