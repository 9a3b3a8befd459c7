/**
 * Files of the search snapshots: what lists and searches know of questions, users and payments, in chunks small enough that one
 * change rewrites little.
 */
export const QUESTION_CHUNKS = 'questions/'
export const USER_CHUNKS = 'users/'
export const PAYMENT_CHUNKS = 'payments/'

const QUESTIONS_A_CHUNK = 500
const USER_FILES = 64

/** FNV-1a, 32 bits: spreads user ids evenly over the files. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** The file that holds a question. */
export const questionChunk = (id: number): string => `${QUESTION_CHUNKS}${Math.floor(id / QUESTIONS_A_CHUNK)}.json`

/** The file that holds a user. */
export const userChunk = (uid: string): string => `${USER_CHUNKS}${hash(uid) % USER_FILES}.json`

/** The file that holds the payments of a day of the academy (YYYY-MM-DD); a payment's date never changes. */
export const paymentChunk = (day: string): string => `${PAYMENT_CHUNKS}${day}.json`

/** The day of such a file. */
export const dayOfChunk = (name: string): string => name.slice(PAYMENT_CHUNKS.length, -'.json'.length)
