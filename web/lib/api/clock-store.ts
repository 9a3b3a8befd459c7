import { createStore } from 'zustand/vanilla'

/** The clock ticks once a second (spec 1.4.2, 1.9.10). */
export const TICK_MS = 1000

type Clock = {
  /** Server's time less this device's, milliseconds. */
  offset: number
  /** The server's time at the last tick, epoch milliseconds. */
  now: number
}

export const clockStore = createStore<Clock>(() => ({ offset: 0, now: Date.now() }))

/** The server's time now, epoch milliseconds. Reads no state: for handlers and queries. */
export const serverNow = (): number => Date.now() + clockStore.getState().offset

/** Sets the clock by the server's time, given when the request was sent (both epoch milliseconds). */
export function setServerTime(serverTime: number, sentAt: number): void {
  const offset = Math.round(serverTime - (sentAt + Date.now()) / 2)
  clockStore.setState({ offset, now: Date.now() + offset })
}

/** Sets the clock by the `Date` (and `Age`, from a cache) of a reply of ours, when it differs by more than its second. */
export function syncClock(response: Response, sentAt: number): void {
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) return
  // The header is cut to whole seconds: on average half a second has passed since.
  const serverTime = date + Number(response.headers.get('age') ?? 0) * 1000 + 500
  const drift = serverTime - (sentAt + Date.now()) / 2 - clockStore.getState().offset
  if (Math.abs(drift) > TICK_MS) setServerTime(serverTime, sentAt)
}

/** Starts the tick; returns how to stop it. */
export function startClock(): () => void {
  const timer = setInterval(() => clockStore.setState({ now: serverNow() }), TICK_MS)
  return () => clearInterval(timer)
}
