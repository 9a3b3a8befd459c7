import { createHmac } from 'node:crypto'
import type { DrawnQuestion } from '#domain/attempts/items-of-case.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { Random } from '#domain/attempts/sampling.ts'

const BYTES = 6

/**
 * Returns the random source that orders a question's options in an attempt: the same on every read, different in every
 * attempt, and known only to the server (the attempt's seed never leaves it). Undefined in older attempts, which show
 * them sorted.
 */
export function optionOrder(
  { seed }: Pick<Attempt, 'seed'>,
  { id, item = 0 }: Pick<DrawnQuestion, 'id' | 'item'>,
): Random | undefined {
  if (seed === undefined) return undefined
  let used = 0
  return (max) => {
    const digest = createHmac('sha256', seed).update(`${id}:${item}:${used}`).digest()
    used += 1
    return digest.readUIntBE(0, BYTES) % max
  }
}
