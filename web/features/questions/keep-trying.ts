import { AppError } from '../../lib/app-error.ts'

/** Waiting times between tries while the academy cannot be reached, milliseconds. */
const WAITS_MS = [1000, 2000, 5000, 10_000]

type Trying = {
  signal: AbortSignal
  /** Hears when the connection is lost and when it is back. */
  onWaiting?: ((waiting: boolean) => void) | undefined
}

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Calls until it is answered: a lost connection is tried again, an answer of the server (a refusal too) is final. Only for
 * calls that may be repeated. `again` tells the call that an earlier try may have been carried out.
 */
export async function keepTrying<T>(call: (again: boolean) => Promise<T>, { signal, onWaiting }: Trying): Promise<T> {
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
