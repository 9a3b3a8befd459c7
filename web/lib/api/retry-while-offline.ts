import { AppError } from './app-error.ts'
import { retryDelay, waitUntilOnline } from './wait-until-online.ts'

type Trying = {
  signal: AbortSignal
  /** Called with true when the connection is lost, and with false once it's back. */
  onWaiting?: ((waiting: boolean) => void) | undefined
}

/**
 * Repeats a call while the connection is lost. Any reply of the server is final, including an error. Use it only for
 * idempotent calls. `again` is true if an earlier attempt may have succeeded.
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
      await waitUntilOnline(retryDelay(tries), signal)
      if (isStopped()) throw error
    }
  }
}
