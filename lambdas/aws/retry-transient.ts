import { setTimeout as sleep } from 'node:timers/promises'

const ATTEMPTS = 8

/**
 * Tries up to eight times while the error is transient (a conflict with a transaction, throttling): jittered backoff,
 * 25 ms doubling, at most 1 s. Throws the last error.
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
