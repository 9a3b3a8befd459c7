import { TZDateMini } from '@date-fns/tz'

const DAY = 86_400_000

/** Whether a string is the IANA name of a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * Returns the student's day, counted from 1970-01-01: it ends at midnight in their time zone, including days of 23 or
 * 25 hours. `time` in epoch milliseconds; `zone`: an IANA name.
 */
export function dayOf(time: number, zone: string): number {
  const date = new TZDateMini(time, zone)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}

/** Formats a day as YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** Parses YYYY-MM-DD into a day; undefined if invalid, such as 2026-02-30. */
export function dayOfText(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = Date.parse(`${text}T00:00:00Z`) / DAY
  return Number.isInteger(day) && dayText(day) === text ? day : undefined
}
