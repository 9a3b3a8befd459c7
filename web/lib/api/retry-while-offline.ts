import { AppError } from './app-error.ts'

/** Waiting times between tries while the academy cannot be reached, milliseconds. */
const WAITS_MS = [1000, 2000, 5000, 10_000]

type Trying = {
  signal: AbortSignal
  /** Hears when the connection is lost and when it is back. */
  onWaiting?: ((waiting: boolean) => void) | undefined
}

/** Ends early when the browser says that the connection is back, and when the work is stopped. */
export const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, time)
    signal.addEventListener('abort', end, { signal: over.signal })
    if (typeof window !== 'undefined') window.addEventListener('online', end, { signal: over.signal })
  })

/**
 * Calls until it is answered: a lost connection is tried again, an answer of the server (a refusal too) is final. Only for
 * calls that may be repeated. `again` informs the call that an earlier try may have been carried out.
 */
export async function retryWhileOffline<T>(
  call: (again: boolean) => Promise<T>,
  { signal, onWaiting }: Trying,
): Promise<T> {
  const isStopped = () => signal.aborted
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await call(tries > 0)
      if (tries > 0) onWaiting?.(false)
      return answer
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'network' || isStopped()) throw error
      onWaiting?.(true)
      await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0, signal)
      if (isStopped()) throw error
    }
  }
}
