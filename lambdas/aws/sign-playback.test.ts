import { generateKeyPairSync, verify } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playbackSigner } from './sign-playback.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const secrets = mockClient(SecretsManagerClient)
const EXPIRES = Date.UTC(2026, 10, 23, 12) + 999

const holds = (secret: object) => {
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(secret) })
}
const decode = (text: string) =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64')

beforeEach(() => {
  secrets.reset()
  vi.stubEnv('VIDEO_KEY_ARN', 'arn:key')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

it('the signature covers every file of one lecture at one site, until it expires', async () => {
  holds({ keyPairId: 'K1', privateKey, origin: 'https://learn.academy.example' })
  const cookies = await playbackSigner()('film', EXPIRES)
  expect(cookies).toMatchObject({ path: '/lectures/film/', keyPairId: 'K1', expiresAt: EXPIRES - 999 })
  const policy = decode(cookies?.policy ?? '')
  expect(JSON.parse(policy.toString())).toEqual({
    Statement: [
      {
        Resource: 'https://learn.academy.example/lectures/film/*',
        Condition: { DateLessThan: { 'AWS:EpochTime': Math.floor(EXPIRES / 1000) } },
      },
    ],
  })
  expect(verify('sha256', policy, pair.publicKey, decode(cookies?.signature ?? ''))).toBe(true)
})

it.each([{}, { keyPairId: '', privateKey: '', origin: '' }, { keyPairId: 'K1', privateKey, origin: '' }])(
  'an environment without a key and an address signs nothing: %o',
  async (secret) => {
    holds(secret)
    expect(await playbackSigner()('film', EXPIRES)).toBeNull()
  },
)

it('the secret is read once in five minutes, so that a new key is used, and again after a failure', async () => {
  const sign = playbackSigner()
  secrets.on(GetSecretValueCommand).rejectsOnce(new Error('slow down'))
  await expect(sign('film', EXPIRES)).rejects.toThrow('slow down')
  holds({ keyPairId: 'K1', privateKey, origin: 'https://x.example' })
  await Promise.all([sign('a', EXPIRES), sign('b', EXPIRES)])
  expect(secrets.commandCalls(GetSecretValueCommand)).toHaveLength(2)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000)
  holds({ keyPairId: 'K2', privateKey, origin: 'https://x.example' })
  expect((await sign('a', EXPIRES))?.keyPairId).toBe('K2')
  clock.mockRestore()
})
