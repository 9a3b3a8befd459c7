import { createStore } from 'zustand/vanilla'

/** The clock ticks once a second (spec 1.4.2, 1.9.10). */
export const TICK_MS = 1000

type Clock = {
  /** Server time minus this device's time, in milliseconds. */
  offset: number
  /** Server time at the last tick, epoch milliseconds. */
  now: number
}

export const clockStore = createStore<Clock>(() => ({ offset: 0, now: Date.now() }))

/** The current server time, epoch milliseconds. Doesn't subscribe to the store: for handlers and queries. */
export const serverNow = (): number => Date.now() + clockStore.getState().offset

/** Sets the clock to the server time of a reply; `sentAt`: when the request was sent (both epoch milliseconds). */
export function setServerTime(serverTime: number, sentAt: number): void {
  const offset = Math.round(serverTime - (sentAt + Date.now()) / 2)
  clockStore.setState({ offset, now: Date.now() + offset })
}

/**
 * Sets the clock from the `Date` header (and `Age`, from a cache) of our own server's response if the clock is off by
 * more than the header's precision of one second.
 */
export function syncClock(response: Response, sentAt: number): void {
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) return
  // The header truncates to whole seconds, so on average the time is half a second later.
  const serverTime = date + Number(response.headers.get('age') ?? 0) * 1000 + 500
  const drift = serverTime - (sentAt + Date.now()) / 2 - clockStore.getState().offset
  if (Math.abs(drift) > TICK_MS) setServerTime(serverTime, sentAt)
}

/** Starts the tick; returns a function that stops it. */
export function startClock(): () => void {
  const timer = setInterval(() => clockStore.setState({ now: serverNow() }), TICK_MS)
  return () => clearInterval(timer)
}
