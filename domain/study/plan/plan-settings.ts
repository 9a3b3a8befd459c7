import { dayOfText } from '../student-day.ts'

/**
 * A student's study times. `freeWeekdays`: 0 (Sunday) to 6, on which nothing is planned; `freeDays`: single free days
 * (student-day.ts); `startMinute`: when a study day begins, in minutes of the student's clock.
 */
export type PlanSettings = { freeWeekdays: readonly number[]; freeDays: readonly number[]; startMinute: number }

export const NEW_PLAN_SETTINGS: PlanSettings = { freeWeekdays: [], freeDays: [], startMinute: 18 * 60 }

/** The maximum number of single free days. */
export const MAX_FREE_DAYS = 120
/** A study day begins on a quarter hour, and ends on the same day. */
export const LAST_START = 22 * 60
export const START_STEP = 15

/** The maximum days of a plan, including today. */
export const MAX_PLANNED_DAYS = 400

/** Returns why no plan is possible until an exam day (YYYY-MM-DD) given on `today`; undefined if one is. */
export function wrongExamDay(text: string, today: string): 'missing' | 'over' | 'far' | undefined {
  const day = dayOfText(text)
  const from = dayOfText(today)
  if (day === undefined || from === undefined) return 'missing'
  if (day <= from) return 'over'
  return day > from + MAX_PLANNED_DAYS ? 'far' : undefined
}

/** A student's input: single days as YYYY-MM-DD. */
export type PlanInput = { freeWeekdays: readonly number[]; freeDays: readonly string[]; startMinute: number }

/** A field of the plan's form, for its errors. */
export type PlanField = 'freeWeekdays' | 'freeDays' | 'startMinute'

const isWeekday = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 6
const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** Returns the invalid fields, in the form's order: a week needs at least one study day. */
export function wrongPlan({ freeWeekdays, freeDays, startMinute }: PlanInput): PlanField[] {
  const wrong: Record<PlanField, boolean> = {
    freeWeekdays: freeWeekdays.length > 6 || !isDistinct(freeWeekdays) || !freeWeekdays.every(isWeekday),
    freeDays:
      freeDays.length > MAX_FREE_DAYS ||
      !isDistinct(freeDays) ||
      !freeDays.every((text) => (dayOfText(text) ?? -1) >= 0 && (dayOfText(text) ?? Infinity) <= 0xff_ff),
    startMinute: !Number.isInteger(startMinute / START_STEP) || startMinute < 0 || startMinute > LAST_START,
  }
  return (['freeWeekdays', 'freeDays', 'startMinute'] as const).filter((field) => wrong[field])
}

/** Returns a student's input, sorted; undefined if it is invalid. */
export function checkPlan(input: PlanInput): PlanSettings | undefined {
  if (wrongPlan(input).length > 0) return undefined
  return {
    freeWeekdays: input.freeWeekdays.toSorted((a, b) => a - b),
    freeDays: input.freeDays.flatMap((text) => dayOfText(text) ?? []).toSorted((a, b) => a - b),
    startMinute: input.startMinute,
  }
}

/** Returns the weekday of a day, 0 for Sunday: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 4) % 7

export const isFree = ({ freeWeekdays, freeDays }: PlanSettings, day: number): boolean =>
  freeWeekdays.includes(weekdayOf(day)) || freeDays.includes(day)
