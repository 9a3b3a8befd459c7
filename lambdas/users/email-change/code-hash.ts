import { createHash, randomInt } from 'node:crypto'

/** Six digits, the code of a mail. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is stored of a code: it is good for one user alone. */
export const codeHashOf = (uid: string, code: string): string =>
  createHash('sha256').update(`${uid}\n${code}`).digest('hex')
