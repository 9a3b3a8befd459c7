import { dayQueue } from '#domain/study/queue.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { studyOfUser, studySettingsKey } from '#table/study-keys.ts'
import { shardOfItem, type StudyCardsItem, type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import { ifEqual, ifPresent, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { StudyDeps } from './own-study.ts'

type Deps = Pick<StudyDeps, 'table' | 'now'>

/** The reviews that are left of a day, and the settings' item as it was read. */
type Counted = { stored: StudySettingsItem | undefined; day: number; due: number }

/**
 * Keeps how many reviews are left of a day, where it is another number than the stored one: 1 write unit. Only beside what the
 * stream or the student has stored: nothing new lies under an account that was deleted.
 */
export async function storeDue(uid: string, { stored, day, due }: Counted, { table }: Deps): Promise<void> {
  if (stored === undefined || (stored.dueDay === day && stored.due === due)) return
  const update = {
    UpdateExpression: 'SET due = :due, dueDay = :day',
    ExpressionAttributeValues: { ':due': due, ':day': day },
  }
  await updateItem(table, { Key: studySettingsKey(uid), ...onCondition(update, ifPresent) })
}

/** Counts one review of a day that was done: 1 write unit. Does nothing where the day was not counted yet. */
export async function countReviewed(uid: string, day: number, { table }: Deps): Promise<void> {
  const update = { UpdateExpression: 'ADD due :done', ExpressionAttributeValues: { ':done': -1 } }
  await updateItem(table, { Key: studySettingsKey(uid), ...onCondition(update, ifEqual({ dueDay: day })) })
}

/**
 * Returns how many reviews are left of a student's day (domain/study/queue.ts), for My Courses. Counts the cards once a
 * day and after changed settings, then reviews count it down (decision 0102): two devices may make it off by one or two
 * until the queue is read. Half a read unit; to count, half for 4 KB, 1 write unit.
 */
export async function dueReviews(uid: string, deps: Deps): Promise<number> {
  const stored = await getItem<StudySettingsItem>(deps.table, studySettingsKey(uid))
  const { timeZone, cap } = studySettingsOf(stored)
  const day = dayOf(deps.now(), timeZone)
  if (stored?.dueDay === day) return Math.max(0, stored.due ?? 0)
  const items = await queryItems<StudyCardsItem | StudySettingsItem>(deps.table, studyOfUser(uid))
  const cards = items.flatMap((item) => (item.type === 'study-cards' ? shardOfItem(item).cards : []))
  const due = dayQueue(cards, day, cap).cards.length
  await storeDue(uid, { stored, day, due }, deps)
  return due
}
