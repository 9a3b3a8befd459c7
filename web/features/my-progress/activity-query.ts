import { queryOptions } from '@tanstack/react-query'
import type { MyActivityQuery } from '#generated/operations.ts'
import { MyActivityDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'

export type Activity = MyActivityQuery['myActivity']

/** The student's activity over the last year. */
export const activityQuery = queryOptions({
  queryKey: ['my-activity'],
  queryFn: async () => (await query(MyActivityDocument, {})).myActivity,
})
