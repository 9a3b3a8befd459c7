import { createHash, randomInt } from 'node:crypto'

/** Returns a six-digit code for an e-mail. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Returns the stored hash of a code, which is valid only for this user. */
export const codeHashOf = (uid: string, code: string): string =>
  createHash('sha256').update(`${uid}\n${code}`).digest('hex')
