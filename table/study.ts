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

/** A piece of a student's cards, at most 4 KB (domain/study/card.ts); `version` grows with each change, by the stream or a review. */
export type StudyCardsItem = Key & { type: 'study-cards'; cards: Uint8Array; before?: Uint8Array; version: number }

export const studyCardsItem = (
  uid: string,
  piece: string,
  { cards, before }: CardShard,
  version: number,
): StudyCardsItem => ({
  ...studyCardsKey(uid, piece),
  type: 'study-cards',
  cards: packCards(cards),
  ...(before.length > 0 ? { before: packInOrder(before) } : {}),
  version,
})

/** The cards of an item; none where there is no item. */
export const shardOfItem = (item: Pick<StudyCardsItem, 'cards' | 'before'> | undefined): CardShard => ({
  cards: item ? unpackCards(item.cards) : [],
  before: item?.before ? unpackCards(item.before) : [],
})

/**
 * What a student answered in a week, as whole numbers in as few bytes as they need (variable-bytes.ts): a day some 9 bytes, a group
 * some 6. `counted`: which attempts are in it, 8 bytes each.
 */
export type StudyWeekItem = Key & {
  type: 'study-week'
  days: Uint8Array
  groups: Uint8Array
  counted: Uint8Array
  version: number
}

/** The reviews of a week, by days from its Monday on: `d0` to `d6`; absent: none. */
export type StudyReviewsItem = Key & { type: 'study-reviews' } & Partial<Record<`d${number}`, number>>

/** How a student's last adaptive test was decided, and which one it was. Ability, its error and the standard in logits. */
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

/** Bytes of an attempt's hash, and the most of a week that are remembered. */
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

/** A week's item once an attempt is counted in it. */
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

/** The Monday that a key of a week, or of its reviews, names. */
export const mondayOf = ({ sk }: Key): number => dayOfText(sk.slice('ACTIVITY#'.length).slice(0, 10)) ?? 0

/** The week that an item holds. */
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

/** Whether a student compares themselves with others; in the index while they do. */
export type StudySharingItem = Key & { type: 'study-sharing'; shared: boolean; gsi1pk?: string; gsi1sk?: string }

export const studySharingItem = (uid: string, shared: boolean): StudySharingItem => ({
  ...studySharingKey(uid),
  type: 'study-sharing',
  shared,
  ...(shared ? { ...sharingStudents, gsi1sk: uid } : {}),
})

/** The borders between students, and when they were computed (epoch milliseconds); a measure of too few students is absent. */
export type QuartilesItem = Key & { type: 'study-quartiles'; time: number } & Partial<Record<Measure, Quartiles>>

export const quartilesItem = (time: number, quartiles: Partial<Record<Measure, Quartiles>>): QuartilesItem => ({
  ...quartilesKey,
  type: 'study-quartiles',
  time,
  ...quartiles,
})

/** An outcome as stored; `recordedOn`: when its student consented (epoch milliseconds). */
export type StoredOutcome = ExamOutcome & { recordedOn: number }

/** The exams that a student has recorded, newest first; in the index while there is one. `version` stays when all are withdrawn. */
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
