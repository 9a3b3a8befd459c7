import { wrongExamDay } from './plan/plan-settings.ts'
import { dayOf, dayOfText, dayText, isTimeZone } from './student-day.ts'
import { CAP, RETENTION, type StudySettings } from './study-settings.ts'

/** A student's input: the exam day as YYYY-MM-DD. */
export type SettingsInput = { retention: number; cap: number; examDay?: string | null; timeZone: string }

const MAX_ZONE_LENGTH = 64

/** A field of the settings, for a form's errors. */
export type SettingsField = 'retention' | 'cap' | 'examDay' | 'timeZone'

/** When settings are checked (epoch milliseconds), and the stored exam day, which may have passed since. */
export type SettingsBefore = { now: number; examDay?: number | undefined }

/** Whether no plan is possible until the given exam day: it is invalid, past, or too far ahead. */
function isExamDayWrong({ examDay, timeZone }: SettingsInput, before: SettingsBefore): boolean {
  if (examDay === undefined || examDay === null) return false
  const day = dayOfText(examDay)
  if (day === undefined) return true
  if (day === before.examDay || !isTimeZone(timeZone)) return false
  return wrongExamDay(examDay, dayText(dayOf(before.now, timeZone))) !== undefined
}

/** Returns the fields outside of the allowed values, in the form's order; empty if the settings can be stored. */
export function wrongStudySettings(input: SettingsInput, before: SettingsBefore): SettingsField[] {
  const { retention, cap, timeZone } = input
  const wrong: Record<SettingsField, boolean> = {
    examDay: isExamDayWrong(input, before),
    cap: !(Number.isInteger(cap) && cap >= CAP.min && cap <= CAP.max),
    retention: !(retention >= RETENTION.min && retention <= RETENTION.max),
    timeZone: timeZone.length > MAX_ZONE_LENGTH || !isTimeZone(timeZone),
  }
  return (['examDay', 'cap', 'retention', 'timeZone'] as const).filter((field) => wrong[field])
}

/** Returns a student's settings; undefined if any is outside of the allowed values. */
export function checkStudySettings(input: SettingsInput, before: SettingsBefore): StudySettings | undefined {
  if (wrongStudySettings(input, before).length > 0) return undefined
  const { retention, cap, timeZone } = input
  const day = dayOfText(input.examDay ?? '')
  return { retention, cap, timeZone, ...(day === undefined ? {} : { examDay: day }) }
}
