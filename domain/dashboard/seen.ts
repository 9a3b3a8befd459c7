/** A student, and when they were last active (epoch milliseconds). */
export type SeenDay = { uid: string; at: number }

/** A student seen within this time, in milliseconds, counts as active: browsers report every five minutes. */
export const ACTIVE_MS = 15 * 60_000

/** Whether a student last seen at `at` is active now. */
export const isActiveNow = (at: number, now: number): boolean => at > now - ACTIVE_MS

/** Returns how many students were seen in the last 15 minutes. */
export const countActive = (seen: readonly SeenDay[], now: number): number =>
  seen.filter(({ at }) => isActiveNow(at, now)).length
