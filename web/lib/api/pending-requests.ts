/** How long no operation has been under way when a screen has what it requested, milliseconds. */
const QUIET_MS = 500
const LOOK_EVERY_MS = 100
/** How long that is waited for at most, milliseconds. */
const LATEST_MS = 5_000
/** How long a browser without idle time to announce is left alone, and when idle work is done at the latest, milliseconds. */
const PAUSE_MS = 200
const IDLE_LATEST_MS = 2_000

let pending = 0
let settledAt = 0

/** Counts a request as long as it is under way. Returns its own outcome. */
export function countPending<T>(request: Promise<T>): Promise<T> {
  pending += 1
  return request.finally(() => {
    pending -= 1
    settledAt = Date.now()
  })
}

/** Runs once the browser has nothing to draw or to answer. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_LATEST_MS })
  else setTimeout(work, PAUSE_MS)
}

/**
 * Waits until no operation has been under way for half a second and the browser is idle, or five seconds: what a screen
 * does not show comes after what it shows.
 */
export const requestsSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = Date.now() + LATEST_MS
    const look = () => {
      const isQuiet = pending === 0 && Date.now() - settledAt >= QUIET_MS
      if (isQuiet || Date.now() >= latest) whenIdle(resolve)
      else setTimeout(look, LOOK_EVERY_MS)
    }
    setTimeout(look, QUIET_MS)
  })
