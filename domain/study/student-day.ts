import { TZDateMini } from '@date-fns/tz'

const DAY = 86_400_000

/** Whether a text is a time zone by its IANA name. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The day of a student, counted from 1970-01-01: it ends at the midnight of their own clock, whatever the clock does (a day of 23 or
 * 25 hours is one day). `time` in epoch milliseconds; `zone`: an IANA name.
 */
export function dayOf(time: number, zone: string): number {
  const date = new TZDateMini(time, zone)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}

/** A day as YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The day of YYYY-MM-DD; undefined when it is none, such as 2026-02-30. */
export function dayOfText(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = Date.parse(`${text}T00:00:00Z`) / DAY
  return Number.isInteger(day) && dayText(day) === text ? day : undefined
}
