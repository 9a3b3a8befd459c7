import { scryptSync, timingSafeEqual } from 'node:crypto'
import { CognitoError, invalidParameter } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { PasswordPolicy } from './pool-options.ts'
import { G, numberOfHex, type Owner, passwordExponent, power, randomNumber } from './srp.ts'

const KIND = 'srp'

/** The stored form of a password: SRP's salt and verifier. */
export type Verifier = { salt: bigint; verifier: bigint }

/** The user pool part of the identity to which passwords are bound. */
export const ownerOf = (context: Pick<PoolContext, 'pool'>, username: string): Owner => ({
  poolName: context.pool.id.split('_')[1] ?? '',
  username,
})

const verifierFor = (owner: Owner, password: string, salt: bigint): bigint =>
  power(G, passwordExponent(owner, password, salt))

/** Returns the salt and verifier of a password as text; the password itself is never stored. */
export function hashPassword(context: Pick<PoolContext, 'pool'>, username: string, password: string): string {
  const salt = randomNumber(16)
  return [KIND, salt.toString(16), verifierFor(ownerOf(context, username), password, salt).toString(16)].join(':')
}

/**
 * Parses a stored verifier. Undefined for passwords stored before the pool supported SRP, as a hash that yields no
 * verifier.
 */
export function storedVerifier(stored: string): Verifier | undefined {
  const [kind, salt, verifier] = stored.split(':')
  if (kind !== KIND || !salt || !verifier) return undefined
  return { salt: numberOfHex(salt), verifier: numberOfHex(verifier) }
}

/** Whether `password` matches this scrypt hash, the format of older data. */
function isOlderHash(password: string, stored: string): boolean {
  const [salt, hash] = stored.split(':')
  if (!salt || !hash) return false
  const key = scryptSync(password, Buffer.from(salt, 'base64'), 32, { N: 4096, r: 8, p: 1 })
  const expected = Buffer.from(hash, 'base64')
  return key.length === expected.length && timingSafeEqual(key, expected)
}

/** Whether this is the stored password. Synchronous, so a lock checked just before still applies. */
export function isPassword(
  context: Pick<PoolContext, 'pool'>,
  username: string,
  password: string,
  stored: string,
): boolean {
  const verifier = storedVerifier(stored)
  if (!verifier) return isOlderHash(password, stored)
  return verifierFor(ownerOf(context, username), password, verifier.salt) === verifier.verifier
}
/**
 * Stores a verifier for each account whose older hash matches a known password. Other accounts can't be converted
 * because a hash doesn't reveal its password.
 */
export function renewPasswords(context: PoolContext, known: readonly { email: string; password: string }[]): void {
  for (const { email, password } of known) {
    const user = context.directory.find(email)
    if (user && !storedVerifier(user.password) && isOlderHash(password, user.password))
      context.directory.save({ ...user, password: hashPassword(context, user.username, password) })
  }
}

/**
 * Throws InvalidPasswordException with Cognito's message, or InvalidParameterException for a password that Cognito
 * wouldn't parse.
 */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  if (!/^\S+.*\S+$/.test(password) && !/^\S$/.test(password))
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
  if (password.length > 256)
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length less than or equal to 256",
    )
  const rules: [boolean, string][] = [
    [password.length < policy.minimumLength, 'Password not long enough'],
    [policy.requireLowercase && !/[a-z]/.test(password), 'Password must have lowercase characters'],
    [policy.requireUppercase && !/[A-Z]/.test(password), 'Password must have uppercase characters'],
    [policy.requireNumbers && !/\d/.test(password), 'Password must have numeric characters'],
    [policy.requireSymbols && !/[^A-Za-z0-9]/.test(password), 'Password must have symbol characters'],
  ]
  const broken = rules.find(([fails]) => fails)
  if (broken) throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}
