import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns the first ten letters of a sortable id: its time (epoch milliseconds). */
export const timePart = (time: number): string => {
  let rest = Math.floor(time)
  let text = ''
  for (let i = 0; i < 10; i += 1) {
    text = (ALPHABET[rest % 32] ?? '0') + text
    rest = Math.floor(rest / 32)
  }
  return text
}

const letters = (bytes: Uint8Array) => Array.from(bytes, (byte) => ALPHABET[byte % 32] ?? '0').join('')

/**
 * Returns a new id of 26 letters that sorts by `time` (epoch milliseconds); the last 16 come from a cryptographic
 * source.
 */
export const sortableId = (time: number): string => timePart(time) + letters(randomBytes(16))
