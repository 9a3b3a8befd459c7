const DAY = 86_400_000

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** Describes a day relative to today, by the device's clock: "today", "yesterday", "5 days ago". Epoch milliseconds. */
export function daysAgo(time: number, now: number): string {
  // Rounds days of 23 and 25 hours to whole days.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
