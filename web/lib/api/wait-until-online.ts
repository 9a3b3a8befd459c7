/** How long to wait after this many failed attempts, in milliseconds: doubles each time, up to 10 s. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000)

/** Waits `ms` milliseconds; resolves early when the browser is online again or `signal` aborts. */
export const waitUntilOnline = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const controller = new AbortController()
    const end = () => {
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end, { signal: controller.signal })
    if (typeof window !== 'undefined') window.addEventListener('online', end, { signal: controller.signal })
  })
