/** Waiting times between attempts, milliseconds. */
const RETRY_MS = [1000, 2000, 5000, 10_000]

/** Resolves when it is worth trying again: after a growing time, or as soon as the browser is online again. */
export function waitForConnection(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    window.addEventListener('online', done)
  })
}
