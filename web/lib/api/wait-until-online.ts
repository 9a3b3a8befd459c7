/** How long to wait after so many failed tries, milliseconds: twice as long each time, at most 10 s. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000)

/** Waits `ms` milliseconds; ends early when the browser comes back online, or when `signal` is aborted. */
export const waitUntilOnline = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end, { signal: over.signal })
    if (typeof window !== 'undefined') window.addEventListener('online', end, { signal: over.signal })
  })
