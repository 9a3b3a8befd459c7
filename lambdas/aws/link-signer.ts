import { createHmac, timingSafeEqual } from 'node:crypto'
import { cachedSecret } from './read-secret.ts'

/** What a signed link is for. A signature is valid for one purpose only. */
export type LinkPurpose = 'certificate' | 'unsubscribe' | 'calendar'

const MIN_KEY_LENGTH = 32

/** Reads `{ "key" }`. Throws for a key that is missing or too short to sign with. */
function readKey(text: string): string {
  const value: unknown = JSON.parse(text)
  const key = typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
  if (typeof key !== 'string' || key.length < MIN_KEY_LENGTH)
    throw new Error('The secret of LINK_SECRET_ARN holds no key')
  return key
}

const secretKey = cachedSecret('LINK_SECRET_ARN', readKey)

/** HMAC-SHA-256 of purpose and text: 256 bits as 43 base64url characters. */
export const signatureOf = (key: string, purpose: LinkPurpose, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

/** Verifies the signature of purpose and text in constant time. */
export function isSignatureOf(key: string, purpose: LinkPurpose, text: string, signature: string): boolean {
  const right = Buffer.from(signatureOf(key, purpose, text))
  const actual = Buffer.from(signature)
  return right.length === actual.length && timingSafeEqual(right, actual)
}

/** Signs a text for a link with the secret of LINK_SECRET_ARN (`grantSecret`): 43 base64url characters. */
export const signLink = async (purpose: LinkPurpose, text: string): Promise<string> =>
  signatureOf(await secretKey(), purpose, text)

/** Whether the academy signed this purpose and text. */
export const verifyLink = async (purpose: LinkPurpose, text: string, signature: string): Promise<boolean> =>
  isSignatureOf(await secretKey(), purpose, text, signature)
