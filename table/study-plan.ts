import { NEW_PLAN_SETTINGS, type PlanSettings } from '#domain/study/plan/plan-settings.ts'
import { type Key } from './keys.ts'
import { studyPlanKey } from './study-keys.ts'

/**
 * When a student studies, and the address of their calendar. `feed`: the number of the last address that was given out, from 1
 * (absent: none yet); `feedOff`: that one is no longer in use. `version` grows with each change.
 */
export type StudyPlanItem = Key & {
  type: 'study-plan'
  freeWeekdays: readonly number[]
  freeDays: readonly number[]
  startMinute: number
  feed?: number
  feedOff?: boolean
  version: number
}

/** What the item says of days and hours; where a student has set nothing, each evening. */
export const planSettingsOf = (item: StudyPlanItem | undefined): PlanSettings =>
  item === undefined
    ? NEW_PLAN_SETTINGS
    : { freeWeekdays: item.freeWeekdays, freeDays: item.freeDays, startMinute: item.startMinute }

/** The number of the address that is in use; undefined where there is none. */
export const feedOf = (item: StudyPlanItem | undefined): number | undefined =>
  item?.feedOff === true ? undefined : item?.feed

export const studyPlanItem = (
  uid: string,
  settings: PlanSettings,
  more: Pick<StudyPlanItem, 'version' | 'feed' | 'feedOff'>,
): StudyPlanItem => ({
  ...studyPlanKey(uid),
  type: 'study-plan',
  ...{ freeWeekdays: settings.freeWeekdays, freeDays: settings.freeDays, startMinute: settings.startMinute },
  ...(more.feed === undefined ? {} : { feed: more.feed }),
  ...(more.feedOff === true ? { feedOff: true } : {}),
  version: more.version,
})
