import { queryOptions } from '@tanstack/react-query'
import { dayOfText } from '#domain/study/student-day.ts'
import type { StudyPlanFieldsFragment } from '#generated/operations.ts'
import { StudyPlanDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'

export type StudyPlan = StudyPlanFieldsFragment

/** The student's plan, recomputed on every visit. */
export const planQuery = queryOptions({
  queryKey: ['study-plan'],
  queryFn: async () => (await query(StudyPlanDocument, {})).studyPlan,
  staleTime: 0,
})

/** Returns the number of days until the exam. */
export const daysToExam = ({ today, examDay }: Pick<StudyPlan, 'today' | 'examDay'>): number =>
  (dayOfText(examDay ?? today) ?? 0) - (dayOfText(today) ?? 0)
