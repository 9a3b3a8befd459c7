import { dayOfText } from './student-day.ts'

/** The outcome of a licensing exam; `day`: when it was taken. */
export type ExamOutcome = { day: number; passed: boolean }

/** The maximum outcomes that a student may record. */
export const MAX_OUTCOMES = 10
const OLDEST_DAYS = 5 * 366

/** Returns the day of an exam (YYYY-MM-DD) taken by `today`, and at most five years ago; undefined if invalid. */
export function outcomeDay(text: string, today: number): number | undefined {
  const day = dayOfText(text)
  return day !== undefined && day <= today && day >= today - OLDEST_DAYS ? day : undefined
}
