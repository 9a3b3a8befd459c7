import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the key of an address's invitation. */
export const invitationName = (email: string): string => hashOf(`invitation\n${email}`).slice(0, 32)

/** Returns the hash of a link's secret that an invitation stores. */
export const secretHashOf = (secret: string): string => hashOf(secret)

/** Returns a secret of 24 random bytes. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

/** Returns the link in the e-mail. `base`: the public function's address. */
export function invitationLink(base: string, key: string, secret: string): string {
  const url = new URL(base)
  url.searchParams.set('i', `${key}.${secret}`)
  return url.href
}

const TOKEN = /^([0-9a-f]{32})\.([\w-]{32})$/

/** Parses the key and the secret from a link. */
export function readInvitationToken(token: string): { key: string; secret: string } | undefined {
  const [, key, secret] = TOKEN.exec(token) ?? []
  return key !== undefined && secret !== undefined ? { key, secret } : undefined
}

/** Compares a secret with the stored hash in constant time. */
export const isSecretOf = (secret: string, hash: string): boolean => {
  const [actual, stored] = [Buffer.from(secretHashOf(secret)), Buffer.from(hash)]
  return actual.length === stored.length && timingSafeEqual(actual, stored)
}
