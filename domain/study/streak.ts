/** Consecutive days with an answer: up to today, and the maximum. */
export type Streak = { current: number; longest: number }

/**
 * Returns the consecutive days on which a student answered something. An unfinished day breaks no streak: without an
 * answer today, the streak up to yesterday counts.
 */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const active = new Set(days)
  const rowBefore = (day: number): number => {
    let length = 0
    while (active.has(day - length)) length += 1
    return length
  }
  const ends = [...active].filter((day) => !active.has(day + 1))
  return {
    current: rowBefore(active.has(today) ? today : today - 1),
    longest: ends.reduce((max, day) => Math.max(max, rowBefore(day)), 0),
  }
}
