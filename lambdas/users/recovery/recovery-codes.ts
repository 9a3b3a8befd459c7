import { createHash, randomBytes } from 'node:crypto'

const HOW_MANY = 10
/** Letters and digits that no two of look alike: 32, five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** A code of 80 bits, in groups of four. */
function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode)

/** What is stored of a code, however its letters and groups were typed: it is good for one user alone. */
export const recoveryHashOf = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid}\n${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest('hex')
