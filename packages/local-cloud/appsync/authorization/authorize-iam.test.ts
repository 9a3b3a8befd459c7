import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { describe, expect, it } from 'vitest'
import { testModel, testRole } from '#testing/build-model.ts'
import { issueKeys, type Credentials } from '#cloudformation/credentials.ts'
import { readPolicies } from '#cloudformation/policies.ts'
import { createIamAuthorizer } from './authorize-iam.ts'

const apiArn = 'arn:aws:appsync:us-east-1:000000000000:apis/abc'
const model = testModel(testRole('Publisher', ['appsync:GraphQL'], [`${apiArn}/types/Mutation/fields/publish*`]))
const keys = issueKeys(model, 'seed')
const now = Date.UTC(2030, 0, 1)
const authorize = createIamAuthorizer({
  apiArn,
  account: '000000000000',
  keys,
  policies: readPolicies(model),
  now: () => now,
})
const publisher = keys.ofRole('arn:aws:iam::000000000000:role/test-PublisherRole')

/** A request signed as a function signs it. */
async function signed(credentials: Credentials = publisher, { service = 'appsync', at = now } = {}) {
  const signer = new SignatureV4({ credentials, region: 'us-east-1', service, sha256: Sha256 })
  const body = '{"query":"mutation { publishPayment }"}'
  const request = {
    method: 'POST',
    protocol: 'http:',
    hostname: 'localhost',
    path: '/graphql',
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
    body,
  }
  const { headers } = await signer.sign(request, { signingDate: new Date(at) })
  return { method: 'POST', path: '/graphql', body, headers }
}

const field = (fieldName: string) => ({ typeName: 'Mutation', fieldName })

describe('a signed request', () => {
  it('can access the fields that its role’s policies allow', async () => {
    expect(await authorize(await signed(), field('publishPayment'))).toMatchObject({
      ok: true,
      identity: {
        accountId: '000000000000',
        userArn: 'arn:aws:sts::000000000000:assumed-role/test-PublisherRole/local',
      },
    })
  })

  it('can’t access any other field', async () => {
    expect(await authorize(await signed(), field('deleteCourse'))).toMatchObject({ ok: false, kind: 'policy' })
  })

  it.each([
    ['for a changed body', async () => ({ ...(await signed()), body: '{"query":"mutation { deleteCourse }"}' })],
    ['made with a wrong secret', () => signed({ ...publisher, secretAccessKey: 'guessed' })],
    ['from an unknown key', () => signed({ accessKeyId: 'LOCALNOBODY', secretAccessKey: 'x' })],
    ['for another service', () => signed(publisher, { service: 'dynamodb' })],
    ['that has expired', () => signed(publisher, { at: now - 6 * 60_000 })],
    ['that is missing', async () => ({ ...(await signed()), headers: {} })],
  ])('is rejected entirely with a signature %s', async (_, make) => {
    expect(await authorize(await make(), field('publishPayment'))).toMatchObject({ ok: false, kind: 'signature' })
  })

  it('can access every field when signed with the developer’s credentials', async () => {
    expect(await authorize(await signed(keys.ofDeveloper()), field('deleteCourse'))).toMatchObject({ ok: true })
  })
})
