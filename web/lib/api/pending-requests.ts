/** A screen counts as loaded once no operation has been pending for this long, in milliseconds. */
const QUIET_MS = 500
const POLL_MS = 100
/** The maximum time to wait for that, in milliseconds. */
const LATEST_MS = 5_000
/** How long to wait in browsers without `requestIdleCallback`, and its timeout in the others, in milliseconds. */
const PAUSE_MS = 200
const IDLE_LATEST_MS = 2_000

let pending = 0
let settledAt = 0

/** Counts a request while it's pending. Returns the request's own result. */
export function countPending<T>(request: Promise<T>): Promise<T> {
  pending += 1
  return request.finally(() => {
    pending -= 1
    settledAt = Date.now()
  })
}

/** Runs `work` once the browser is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_LATEST_MS })
  else setTimeout(work, PAUSE_MS)
}

/**
 * Waits until no operation has been pending for half a second, at most five seconds, and then until the browser is
 * idle, so that work for what a screen doesn't show comes after the visible data.
 */
export const requestsSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = Date.now() + LATEST_MS
    const checkSettled = () => {
      const isQuiet = pending === 0 && Date.now() - settledAt >= QUIET_MS
      if (isQuiet || Date.now() >= latest) whenIdle(resolve)
      else setTimeout(checkSettled, POLL_MS)
    }
    setTimeout(checkSettled, QUIET_MS)
  })
