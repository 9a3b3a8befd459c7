import { academy } from '#domain/academy.ts'
import { readNumbers, writeNumber } from '#domain/exams/variable-bytes.ts'
import { type DayActivity, GROUP_KINDS, type GroupCount, type WeekActivity } from '#domain/study/activity.ts'
import { packCards, packInOrder, unpackCards } from '#domain/study/card.ts'
import type { ExamOutcome } from '#domain/study/check-outcome.ts'
import type { Measure } from '#domain/study/measures.ts'
import type { CardShard } from '#domain/study/card-shard.ts'
import { NEW_PLAN_SETTINGS, type PlanSettings } from '#domain/study/plan/plan-settings.ts'
import type { Quartiles } from '#domain/study/quartiles.ts'
import { dayOfText, dayText } from '#domain/study/student-day.ts'
import { CAP, RETENTION, type StudySettings } from '#domain/study/study-settings.ts'
import type { Key } from './keys.ts'
import {
  studySettingsKey,
  studyPlanKey,
  studyCardsKey,
  studyWeekKey,
  examOutcomes,
  quartilesKey,
  sharingStudents,
  studyOutcomesKey,
  studySharingKey,
} from './study-keys.ts'

/**
 * A student's review settings; absent ones were never set. `pace`: the median seconds of the last test, set by the
 * stream; `version` is incremented by the student's changes. `due`: the remaining reviews of the day `dueDay`, as last
 * counted (decision 0102); removed by a change of settings.
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

/** Returns the settings of an item, with the academy's time zone until the student's own is known. */
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

/**
 * A student's study times, and the address of their calendar. `feed`: the number of the last address issued, from 1
 * (absent: none yet); `feedOff`: it is no longer in use. `version` is incremented by every change.
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

/** Returns the item's days and hours; every evening by default. */
export const planSettingsOf = (item: StudyPlanItem | undefined): PlanSettings =>
  item === undefined
    ? NEW_PLAN_SETTINGS
    : { freeWeekdays: item.freeWeekdays, freeDays: item.freeDays, startMinute: item.startMinute }

/** Returns the number of the address in use; undefined if there is none. */
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

/**
 * A shard of a student's cards, at most 4 KB (domain/study/card.ts); `version` is incremented by every change, by the
 * stream or a review.
 */
export type StudyCardsItem = Key & { type: 'study-cards'; cards: Uint8Array; before?: Uint8Array; version: number }

export const studyCardsItem = (
  uid: string,
  shard: string,
  { cards, before }: CardShard,
  version: number,
): StudyCardsItem => ({
  ...studyCardsKey(uid, shard),
  type: 'study-cards',
  cards: packCards(cards),
  ...(before.length > 0 ? { before: packInOrder(before) } : {}),
  version,
})

/** Returns the cards of an item; none without an item. */
export const shardOfItem = (item: Pick<StudyCardsItem, 'cards' | 'before'> | undefined): CardShard => ({
  cards: item ? unpackCards(item.cards) : [],
  before: item?.before ? unpackCards(item.before) : [],
})

/**
 * A student's answers in a week, as whole numbers in as few bytes as needed (variable-bytes.ts): about 9 bytes a day, 6
 * a group. `counted`: the attempts included, 8 bytes each.
 */
export type StudyWeekItem = Key & {
  type: 'study-week'
  days: Uint8Array
  groups: Uint8Array
  counted: Uint8Array
  version: number
}

/** The reviews of a week, by day from its Monday on: `d0` to `d6`; absent: none. */
export type StudyReviewsItem = Key & { type: 'study-reviews' } & Partial<Record<`d${number}`, number>>

/**
 * How a student's last adaptive test was decided, and which one it was. Ability, its error, and the standard in logits.
 */
export type StudyStandingItem = Key & {
  type: 'study-standing'
  progress: string
  task: string
  n: number
  /** When it ended (epoch milliseconds). */
  time: number
  exam: string
  standard: number
  ability?: number
  error?: number
}

/** Bytes of an attempt's hash, and the maximum number of hashes stored for a week. */
export const HASH_BYTES = 8
const MAX_HASHES = 500

/** Whether an attempt is counted. */
export function isCounted(counted: Uint8Array, hash: Uint8Array): boolean {
  for (let at = 0; at < counted.length; at += HASH_BYTES)
    if (hash.every((byte, i) => counted[at + i] === byte)) return true
  return false
}

const withHash = (counted: Uint8Array, hash: Uint8Array): Uint8Array =>
  Uint8Array.from([...counted, ...hash].slice(-MAX_HASHES * HASH_BYTES))

function packDays(days: readonly DayActivity[], week: number): Uint8Array {
  const bytes: number[] = []
  for (const { day, items, points, max, timed, seconds } of days)
    for (const n of [day - week, items, points, max, timed, seconds]) writeNumber(bytes, n)
  return Uint8Array.from(bytes)
}

function packGroups(groups: readonly GroupCount[]): Uint8Array {
  const bytes: number[] = []
  for (const { kind, code, items, points, max } of groups)
    for (const n of [code * GROUP_KINDS.length + GROUP_KINDS.indexOf(kind), items, points, max]) writeNumber(bytes, n)
  return Uint8Array.from(bytes)
}

/** Returns a week's item after an attempt was counted. */
export const studyWeekItem = (
  uid: string,
  { week, days, groups }: WeekActivity,
  { counted, hash, version }: { counted: Uint8Array; hash: Uint8Array; version: number },
): StudyWeekItem => ({
  ...studyWeekKey(uid, dayText(week)),
  type: 'study-week',
  days: packDays(days, week),
  groups: packGroups(groups),
  counted: withHash(counted, hash),
  version,
})

/** Returns the Monday in the key of a week, or of its reviews. */
export const mondayOf = ({ sk }: Key): number => dayOfText(sk.slice('ACTIVITY#'.length).slice(0, 10)) ?? 0

/** Returns the week of an item. */
export function weekOfItem(item: StudyWeekItem): WeekActivity {
  const week = mondayOf(item)
  const days: DayActivity[] = []
  const groups: GroupCount[] = []
  for (const { next, isAtEnd } = readNumbers(item.days); !isAtEnd();)
    days.push({
      day: week + next(),
      items: next(),
      points: next(),
      max: next(),
      timed: next(),
      seconds: next(),
    })
  for (const { next, isAtEnd } = readNumbers(item.groups); !isAtEnd();) {
    const label = next()
    const kind = GROUP_KINDS[label % GROUP_KINDS.length] ?? 'tag'
    groups.push({ kind, code: Math.floor(label / GROUP_KINDS.length), items: next(), points: next(), max: next() })
  }
  return { week, days, groups }
}

/** Whether a student shares their activity for comparison; in the index while they do. */
export type StudySharingItem = Key & { type: 'study-sharing'; shared: boolean; gsi1pk?: string; gsi1sk?: string }

export const studySharingItem = (uid: string, shared: boolean): StudySharingItem => ({
  ...studySharingKey(uid),
  type: 'study-sharing',
  shared,
  ...(shared ? { ...sharingStudents, gsi1sk: uid } : {}),
})

/**
 * The quartiles of students, and when they were computed (epoch milliseconds); a measure with too few students is
 * absent.
 */
export type QuartilesItem = Key & { type: 'study-quartiles'; time: number } & Partial<Record<Measure, Quartiles>>

export const quartilesItem = (time: number, quartiles: Partial<Record<Measure, Quartiles>>): QuartilesItem => ({
  ...quartilesKey,
  type: 'study-quartiles',
  time,
  ...quartiles,
})

/** An outcome as stored; `recordedOn`: when its student consented (epoch milliseconds). */
export type StoredOutcome = ExamOutcome & { recordedOn: number }

/**
 * A student's recorded exams, newest first; in the index while there is one. `version` stays when all are withdrawn.
 */
export type StudyOutcomesItem = Key & {
  type: 'study-outcomes'
  outcomes: StoredOutcome[]
  version: number
  gsi1pk?: string
  gsi1sk?: string
}

export const studyOutcomesItem = (
  uid: string,
  outcomes: readonly StoredOutcome[],
  version: number,
): StudyOutcomesItem => ({
  ...studyOutcomesKey(uid),
  type: 'study-outcomes',
  outcomes: outcomes.toSorted((a, b) => b.day - a.day),
  version,
  ...(outcomes.length > 0 ? { ...examOutcomes, gsi1sk: uid } : {}),
})
