import { dayOfText, isTimeZone } from './student-day.ts'
import { CAP, RETENTION, type StudySettings } from './study-settings.ts'

/** What a student sends: the exam's day as YYYY-MM-DD. */
export type GivenSettings = { retention: number; cap: number; examDay?: string | null; timeZone: string }

const LONGEST_ZONE = 64

/** A field of the settings, where a form shows what is wrong. */
export type SettingsField = 'retention' | 'cap' | 'examDay' | 'timeZone'

/** The exam's day that was sent, as a day of the student (student-day.ts); undefined: none. `isWrong`: it is no day that can be kept. */
function examDayOf(examDay: string | null | undefined): { day?: number; isWrong: boolean } {
  if (examDay === undefined || examDay === null) return { isWrong: false }
  const day = dayOfText(examDay)
  return day === undefined || day < 0 || day > 0xff_ff ? { isWrong: true } : { day, isWrong: false }
}

/** The fields that are outside of what is offered, in the form's order; none: the settings can be stored. */
export function wrongStudySettings({ retention, cap, examDay, timeZone }: GivenSettings): SettingsField[] {
  const wrong: Record<SettingsField, boolean> = {
    examDay: examDayOf(examDay).isWrong,
    cap: !(Number.isInteger(cap) && cap >= CAP.least && cap <= CAP.most),
    retention: !(retention >= RETENTION.least && retention <= RETENTION.most),
    timeZone: timeZone.length > LONGEST_ZONE || !isTimeZone(timeZone),
  }
  return (['examDay', 'cap', 'retention', 'timeZone'] as const).filter((field) => wrong[field])
}

/** The settings that a student sent; undefined where one of them is outside of what is offered. */
export function checkStudySettings(given: GivenSettings): StudySettings | undefined {
  if (wrongStudySettings(given).length > 0) return undefined
  const { retention, cap, timeZone } = given
  const { day } = examDayOf(given.examDay)
  return { retention, cap, timeZone, ...(day === undefined ? {} : { examDay: day }) }
}
