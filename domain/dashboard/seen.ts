/** A student, and when they were last seen (epoch milliseconds). */
export type SeenDay = { uid: string; at: number }

/** Who was seen in this time, milliseconds, is here: browsers say so every five minutes. */
export const ACTIVE_MS = 15 * 60_000

/** Whether somebody who was seen then is here now. */
export const isHere = (at: number, now: number): boolean => at > now - ACTIVE_MS

/** How many were seen in the last 15 minutes. */
export const countActive = (seen: readonly SeenDay[], now: number): number =>
  seen.filter(({ at }) => isHere(at, now)).length
