import { dayQueue } from '#domain/study/queue.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { studyOfUser, studySettingsKey } from '#table/study-keys.ts'
import { shardOfItem, type StudyCardsItem, type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import { ifEqual, ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { StudyDeps } from './open-study.ts'

type Deps = Pick<StudyDeps, 'table' | 'now'>

/** The reviews left of a day, and the settings item as read. */
type Counted = { stored: StudySettingsItem | undefined; day: number; due: number }

/**
 * Stores the number of reviews left of a day if it changed: 1 write unit. Requires an item of the stream or the
 * student, so that nothing new is stored for a deleted account.
 */
export async function storeDue(uid: string, { stored, day, due }: Counted, { table }: Deps): Promise<void> {
  if (stored === undefined || (stored.dueDay === day && stored.due === due)) return
  const update = {
    UpdateExpression: 'SET due = :due, dueDay = :day',
    ExpressionAttributeValues: { ':due': due, ':day': day },
  }
  await updateItem(table, { Key: studySettingsKey(uid), ...withCondition(update, ifPresent) })
}

/** Counts one finished review of a day: 1 write unit. Does nothing if the day was not counted yet. */
export async function countReviewed(uid: string, day: number, { table }: Deps): Promise<void> {
  const update = { UpdateExpression: 'ADD due :done', ExpressionAttributeValues: { ':done': -1 } }
  await updateItem(table, { Key: studySettingsKey(uid), ...withCondition(update, ifEqual({ dueDay: day })) })
}

/**
 * Returns how many reviews are left of a student's day (domain/study/queue.ts), for My Courses. Counts the cards once a
 * day and after changed settings; reviews then decrement the count (decision 0102). With two devices it may be off by
 * one or two until the queue is read. Half a read unit; to count, half per 4 KB, 1 write unit.
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
