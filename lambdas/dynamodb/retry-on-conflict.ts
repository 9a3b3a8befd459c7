import { setTimeout as sleep } from 'node:timers/promises'

/** What an attempt answers when its condition failed: what it had read has changed since. */
export const CONFLICT = Symbol('conflict')

/** `failure`: what could not be done, for the log. More conflicts in a row than `attempts` are a fault. */
type Limits = { failure: string; attempts?: number; longestWaitMs?: number }

const FIRST_WAIT_MS = 5

/**
 * Writes optimistically: an attempt reads, decides, and writes on the condition that what it read is still so; while it answers
 * `CONFLICT` it is made again, after a jittered wait that doubles. It gets the number of attempts before it. Throws when all
 * 20 of them, or `attempts`, met a conflict. Conflicts within DynamoDB and throttling are `retryTransient`'s.
 */
export async function retryOnConflict<Result>(
  { failure, attempts = 20, longestWaitMs = 100 }: Limits,
  attempt: (earlier: number) => Promise<Result | typeof CONFLICT>,
): Promise<Result> {
  for (let earlier = 0; earlier < attempts; earlier += 1) {
    if (earlier > 0) await sleep(Math.random() * Math.min(longestWaitMs, FIRST_WAIT_MS * 2 ** (earlier - 1)))
    const result = await attempt(earlier)
    if (result !== CONFLICT) return result
  }
  throw new Error(`${failure} in ${attempts} tries`)
}
