import { queryOptions } from '@tanstack/react-query'
import { activeDays, type ShownDay } from '#domain/study/progress-figures.ts'
import { type Streak, streakOf } from '#domain/study/streak.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import type { MyActivityQuery } from '#generated/operations.ts'
import { MyActivityDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'

export type Activity = MyActivityQuery['myActivity']

/** The student's activity over the last year. */
export const activityQuery = queryOptions({
  queryKey: ['my-activity'],
  queryFn: async () => (await query(MyActivityDocument, {})).myActivity,
})

/** Returns the student's days in a row with a test or a review. */
export const streakIn = ({ days, today }: { days: readonly ShownDay[]; today: string }): Streak =>
  streakOf(activeDays(days), dayOfText(today) ?? 0)
