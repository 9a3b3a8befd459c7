import { setTimeout as sleep } from 'node:timers/promises'

/** Returned by an attempt whose condition failed: the data it read has changed since. */
export const CONFLICT = Symbol('conflict')

/** `failure`: what failed, for the log. More consecutive conflicts than `attempts` are a fault. */
type Limits = { failure: string; attempts?: number; longestWaitMs?: number }

const FIRST_WAIT_MS = 5

/**
 * Writes with optimistic locking: an attempt reads, decides, and writes on the condition that its data is unchanged;
 * while it returns `CONFLICT`, it is repeated after a jittered, doubling wait. Its argument is the number of earlier
 * attempts. Throws when all 20, or `attempts`, met a conflict. `retryTransient` handles conflicts within DynamoDB and
 * throttling.
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
