import { getSignedCookies } from '@aws-sdk/cloudfront-signer'
import type { PlaybackCookies } from '#generated/schema.ts'
import { cachedSecret } from './read-secret.ts'

/**
 * Returns the cookies that grant access to one lecture's files in CloudFront until `expiresAt`, epoch milliseconds;
 * null while the environment has no key (`npm run video:keys`).
 */
export type SignPlayback = (taskKey: string, expiresAt: number) => Promise<PlaybackCookies | null>

/** The content of VIDEO_KEY_ARN: `origin` is the site's address, `https://name` without a trailing slash. */
export type PlaybackKey = { keyPairId: string; privateKey: string; origin: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function readKey(text: string): PlaybackKey {
  const value: unknown = JSON.parse(text)
  const { keyPairId, privateKey, origin }: Partial<Record<keyof PlaybackKey, unknown>> =
    typeof value === 'object' && value !== null ? value : {}
  return { keyPairId: textOf(keyPairId), privateKey: textOf(privateKey), origin: textOf(origin) }
}

/**
 * Signs for `{origin}/lectures/{taskKey}/*`. The full origin is required: a policy for any host would match another
 * lecture's URL with this one in its query.
 */
export function signCookies(taskKey: string, expiresAt: number, key: PlaybackKey): PlaybackCookies | null {
  const { keyPairId, privateKey, origin } = key
  if (keyPairId === '' || privateKey === '' || origin === '') return null
  const path = `/lectures/${taskKey}/`
  const seconds = Math.floor(expiresAt / 1000)
  const policy = JSON.stringify({
    Statement: [{ Resource: `${origin}${path}*`, Condition: { DateLessThan: { 'AWS:EpochTime': seconds } } }],
  })
  const cookies = getSignedCookies({ policy, keyPairId, privateKey, algorithm: 'SHA256' })
  return {
    path,
    keyPairId,
    policy: cookies['CloudFront-Policy'] ?? '',
    signature: cookies['CloudFront-Signature'],
    expiresAt: seconds * 1000,
  }
}

/** Signs with the key in the secret VIDEO_KEY_ARN. */
export function playbackSigner(): SignPlayback {
  const key = cachedSecret('VIDEO_KEY_ARN', readKey)
  return async (taskKey, expiresAt) => signCookies(taskKey, expiresAt, await key())
}
