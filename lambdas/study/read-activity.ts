import type { GroupCount } from '#domain/study/activity.ts'
import type { MeasuredDay } from '#domain/study/measures.ts'
import { dayText } from '#domain/study/student-day.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import {
  mondayOf,
  type StudyReviewsItem,
  type StudyStandingItem,
  type StudyWeekItem,
  weekOfItem,
  type StudySharingItem,
} from '#table/study.ts'
import { activityOfUser } from '#table/study-keys.ts'

type Stored = StudyWeekItem | StudyReviewsItem | StudyStandingItem | StudySharingItem

/** A day with its reviews, and its items with a known time. */
export type ActivityDay = MeasuredDay & { timed: number; seconds: number }

/** A student's activity: days in order, and the labels of each week. */
export type StudentActivity = {
  days: ActivityDay[]
  weeks: { week: number; groups: readonly GroupCount[] }[]
  standing: StudyStandingItem | undefined
  shared: boolean
}

const NO_DAY = { items: 0, reviews: 0, points: 0, max: 0, timed: 0, seconds: 0 }

/** Returns a student's activity from a Monday on. Half a read unit per 4 KB, about ten busy weeks. */
export async function readActivity(table: Table, uid: string, monday: number): Promise<StudentActivity> {
  const items = await queryItems<Stored>(table, activityOfUser(uid, dayText(monday)))
  const days = new Map<number, ActivityDay>()
  const weeks: StudentActivity['weeks'] = []
  let standing: StudyStandingItem | undefined
  let shared = false
  for (const item of items) {
    if (item.type === 'study-standing') standing = item
    else if (item.type === 'study-sharing') ({ shared } = item)
    else if (item.type === 'study-week') {
      const week = weekOfItem(item)
      weeks.push({ week: week.week, groups: week.groups })
      for (const day of week.days) days.set(day.day, { ...NO_DAY, ...days.get(day.day), ...day })
    } else
      for (let n = 0; n < 7; n += 1) {
        const day = mondayOf(item) + n
        const reviews = item[`d${n}`]
        if (reviews !== undefined) days.set(day, { ...NO_DAY, ...days.get(day), day, reviews })
      }
  }
  return { days: [...days.values()].sort((a, b) => a.day - b.day), weeks, standing, shared }
}
