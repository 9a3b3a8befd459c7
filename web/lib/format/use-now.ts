import { useStore } from 'zustand'
import { clockStore } from '#web/lib/api/clock-store.ts'

const never: readonly number[] = []

/**
 * The server's time, epoch milliseconds, updated each second. `every` coarsens it to whole steps of that many ms; `moments`
 * are not waited for: the time is never earlier than the last of them that has passed.
 */
export function useNow(every = 1000, moments = never): number {
  return useStore(clockStore, ({ now }) =>
    moments.reduce(
      (latest, moment) => (moment <= now && moment > latest ? moment : latest),
      Math.floor(now / every) * every,
    ),
  )
}
