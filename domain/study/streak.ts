/** Days in a row with an answer: until today, and the most that there were. */
export type Streak = { current: number; longest: number }

/**
 * The days in a row on which a student answered something. A day that is not over breaks nothing: without an answer today the row until
 * yesterday counts.
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
    longest: ends.reduce((most, day) => Math.max(most, rowBefore(day)), 0),
  }
}
