import { createHash } from 'node:crypto'

/** An ID of lower-case letters and digits that is the same at every start; `length` is at most 50. */
export function stableId(seed: string, length: number): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString(36)
  return digits.padStart(50, '0').slice(-length)
}
