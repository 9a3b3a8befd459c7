/** How long a browser without idle time to announce is left alone, milliseconds. */
const PAUSE_MS = 200
/** When idle work is done at the latest, milliseconds. */
const LATEST_MS = 2_000

/** Runs once the browser has nothing to draw or to answer, or after two seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, PAUSE_MS)
}
