import { createHash, randomBytes } from 'node:crypto'

const CODE_COUNT = 10
/** 32 letters and digits that are hard to confuse: five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** Returns an 80-bit code in groups of four. */
function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: CODE_COUNT }, newCode)

/** Returns the stored hash of a code, regardless of case and grouping. It is valid only for this user. */
export const recoveryHashOf = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid}\n${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest('hex')
