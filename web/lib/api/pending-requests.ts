import { whenIdle } from '#web/lib/when-idle.ts'

/** How long what can wait waits for the screen's requests at most, milliseconds. */
const PATIENCE_MS = 5_000

let pending = 0
let waiting: (() => void)[] = []

function settle(): void {
  pending -= 1
  if (pending > 0) return
  const due = waiting
  waiting = []
  if (due.length === 0) return
  // After what the reply leads to: the screen is drawn, or the next request sent.
  whenIdle(() => {
    for (const resolve of due) resolve()
  })
}

/** Counts a request as long as it is under way. Returns its own outcome. */
export function countPending<T>(request: Promise<T>): Promise<T> {
  pending += 1
  return request.finally(settle)
}

/** Waits until no operation is under way and the browser is idle, or five seconds: what is not shown comes after it. */
export const requestsSettled = (): Promise<void> =>
  new Promise((resolve) => {
    if (pending === 0) {
      resolve()
      return
    }
    waiting.push(resolve)
    setTimeout(resolve, PATIENCE_MS)
  })
