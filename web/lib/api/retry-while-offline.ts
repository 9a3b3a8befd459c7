import { AppError } from './app-error.ts'
import { retryDelay, waitUntilOnline } from './wait-until-online.ts'

type Trying = {
  signal: AbortSignal
  /** Called when the connection is lost and when it is back. */
  onWaiting?: ((waiting: boolean) => void) | undefined
}

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
      await waitUntilOnline(retryDelay(tries), signal)
      if (isStopped()) throw error
    }
  }
}
