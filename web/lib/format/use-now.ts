import { useStore } from 'zustand'
import { clockStore } from '#web/lib/api/clock-store.ts'

const never: readonly number[] = []

/**
 * The server time in epoch milliseconds, updated every second and rounded down to a multiple of `every` (in
 * milliseconds). The time is never earlier than the last of the `moments` that has passed, so these take effect without
 * waiting for the next step.
 */
export function useNow(every = 1000, moments = never): number {
  return useStore(clockStore, ({ now }) =>
    moments.reduce(
      (latest, moment) => (moment <= now && moment > latest ? moment : latest),
      Math.floor(now / every) * every,
    ),
  )
}
