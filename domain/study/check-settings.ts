import { dayOfText, isTimeZone } from './student-day.ts'
import { CAP, RETENTION, type StudySettings } from './study-settings.ts'

/** What a student sends: the exam's day as YYYY-MM-DD. */
export type GivenSettings = { retention: number; cap: number; examDay?: string | null; timeZone: string }

const LONGEST_ZONE = 64

/** The settings that a student sent; undefined where one of them is outside of what is offered. */
export function checkStudySettings({ retention, cap, examDay, timeZone }: GivenSettings): StudySettings | undefined {
  const day = examDay === undefined || examDay === null ? undefined : dayOfText(examDay)
  const isWrong =
    !(retention >= RETENTION.least && retention <= RETENTION.most) ||
    !(Number.isInteger(cap) && cap >= CAP.least && cap <= CAP.most) ||
    (day === undefined && typeof examDay === 'string') ||
    timeZone.length > LONGEST_ZONE ||
    !isTimeZone(timeZone)
  if (isWrong || (day !== undefined && (day < 0 || day > 0xff_ff))) return undefined
  return { retention, cap, timeZone, ...(day === undefined ? {} : { examDay: day }) }
}
