import { useClockStore } from './clock-store.ts'

/** The server's time, epoch milliseconds, anew each second. `every` coarsens it to whole steps of that many ms. */
export function useNow(every = 1000): number {
  return useClockStore(({ now }) => Math.floor(now / every) * every)
}
