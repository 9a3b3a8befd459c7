import { dayText } from '#domain/study/student-day.ts'
import type { StudySettings } from '#domain/study/study-settings.ts'
import type { StudySettings as StudySettingsReply } from '#generated/schema.ts'

/** Settings as in a reply. */
export const settingsReply = (
  { retention, cap, timeZone, examDay }: StudySettings,
  version: number | undefined,
): StudySettingsReply => ({
  ...{ retention, cap, timeZone },
  examDay: examDay === undefined ? null : dayText(examDay),
  version: version ?? 0,
})
