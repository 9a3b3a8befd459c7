import { type ClassSchedule } from './types.ts'

const DAY = 86_400_000

/** The dates (YYYY-MM-DD, ascending) of a schedule for a seed that runs on `today` (YYYY-MM-DD). */
export function classDates({ startsInDays, classes, everyDays }: ClassSchedule, today: string): string[] {
  const start = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: classes }, (_, index) =>
    new Date(start + (startsInDays + index * everyDays) * DAY).toISOString().slice(0, 10),
  )
}
