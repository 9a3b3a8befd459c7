import { dayOfText } from './student-day.ts'

/** How an exam of a licence ended; `day`: on which it was sat. */
export type ExamOutcome = { day: number; passed: boolean }

/** As many outcomes a student may record. */
export const MAX_OUTCOMES = 10
const OLDEST_DAYS = 5 * 366

/** The day of an exam (YYYY-MM-DD) that was sat by `today`, and at most five years ago; undefined: it is none. */
export function outcomeDay(text: string, today: number): number | undefined {
  const day = dayOfText(text)
  return day !== undefined && day <= today && day >= today - OLDEST_DAYS ? day : undefined
}
