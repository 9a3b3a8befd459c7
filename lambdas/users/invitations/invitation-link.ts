import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The key of an address's invitation. */
export const invitationName = (email: string): string => hashOf(`invitation\n${email}`).slice(0, 32)

/** What an invitation stores of the secret in its link. */
export const secretHashOf = (secret: string): string => hashOf(secret)

/** A secret of 24 random bytes. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

/** The address in the mail. `base`: the open function's address. */
export function invitationLink(base: string, key: string, secret: string): string {
  const url = new URL(base)
  url.searchParams.set('i', `${key}.${secret}`)
  return url.href
}

const TOKEN = /^([0-9a-f]{32})\.([\w-]{32})$/

/** The key and the secret that an address carries. */
export function readInvitationToken(token: string): { key: string; secret: string } | undefined {
  const [, key, secret] = TOKEN.exec(token) ?? []
  return key !== undefined && secret !== undefined ? { key, secret } : undefined
}

/** Whether a secret is the one whose hash is stored, in a time that says nothing of it. */
export const isSecretOf = (secret: string, hash: string): boolean => {
  const [given, stored] = [Buffer.from(secretHashOf(secret)), Buffer.from(hash)]
  return given.length === stored.length && timingSafeEqual(given, stored)
}
