import { academy } from '#domain/academy.ts'
import { CAP, RETENTION, type StudySettings } from '#domain/study/study-settings.ts'
import { type Key } from './keys.ts'
import { studySettingsKey } from './study-keys.ts'

/**
 * What a student set of the reviews; what is absent was never set. `pace`: the median of seconds of the last test, by the stream;
 * `version` grows when the student changes something. `due`: the reviews that are left of the day `dueDay`, as counted last
 * (decision 0102); a change of the settings takes it away.
 */
export type StudySettingsItem = Key & {
  type: 'study-settings'
  retention?: number
  cap?: number
  examDay?: number
  timeZone?: string
  pace?: number
  version?: number
  due?: number
  dueDay?: number
}

/** The settings that an item holds: the academy's time zone until a student's own is known. */
export const studySettingsOf = (item: StudySettingsItem | undefined): StudySettings => ({
  retention: item?.retention ?? RETENTION.usual,
  cap: item?.cap ?? CAP.usual,
  timeZone: item?.timeZone ?? academy.timeZone,
  ...(item?.examDay === undefined ? {} : { examDay: item.examDay }),
})

export const studySettingsItem = (
  uid: string,
  { retention, cap, timeZone, examDay }: StudySettings,
  more: Pick<StudySettingsItem, 'pace' | 'version'>,
): StudySettingsItem => ({
  ...studySettingsKey(uid),
  type: 'study-settings',
  ...{ retention, cap, timeZone },
  ...(examDay === undefined ? {} : { examDay }),
  ...more,
})
