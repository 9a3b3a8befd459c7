import { setTimeout as sleep } from 'node:timers/promises'

const ATTEMPTS = 8

/**
 * Does it again, up to eight times in all, while it fails for a reason that passes (a conflict with a transaction,
 * throttling): jittered backoff, 25 ms doubling, at most 1 s. Throws what it failed with in the end.
 */
export async function retryTransient<T>(act: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt >= ATTEMPTS || !isTransient(error)) throw error
      await sleep(Math.random() * Math.min(1_000, 25 * 2 ** attempt))
    }
  }
}
