import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { CognitoError, invalidParameter } from './cognito-error.ts'
import type { PasswordPolicy } from './pool-options.ts'

const COST = { N: 4096, r: 8, p: 1 }

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, COST, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

/** Salt and hash of a password; the password itself is never stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`
}

/** Whether this is the password that was hashed. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt, hash] = stored.split(':')
  if (!salt || !hash) return false
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(hash, 'base64'))
}

/** Throws InvalidPasswordException with Cognito's words, or InvalidParameterException for a password it would not even read. */
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
