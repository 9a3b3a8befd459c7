const DAY = 86_400_000

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** A day in words beside today's, by the reader's clock: "today", "yesterday", "5 days ago". Epoch milliseconds. */
export function daysAgo(time: number, now: number): string {
  // Days of 23 and 25 hours round to whole ones.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
