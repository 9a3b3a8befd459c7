import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QuizCountDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import type { Filter } from './quiz-draft.ts'

/** Filters change by several clicks: the last is counted. */
const SETTLES_MS = 300

const isExamRunning = (error: unknown): error is AppError => error instanceof AppError && error.code === 'exam-running'

/**
 * How many questions a filter finds. A reply for an older filter is dropped; until the newest has come, the last number stays and
 * `counting` says that it is not of this filter.
 */
export function useQuizCount(progressKey: string, filter: Filter) {
  const settled = useSettled(filter, SETTLES_MS)
  const counted = useQuery({
    queryKey: ['quiz-count', progressKey, settled],
    queryFn: async () => (await query(QuizCountDocument, { progressKey, filter: settled })).quizCount,
    placeholderData: keepPreviousData,
    // A test that ended in between has changed statuses.
    staleTime: 0,
  })
  return {
    count: counted.data,
    counting: settled !== filter || counted.isPlaceholderData || counted.isPending,
    failed: counted.isError,
    /** Why there is no number, where a running exam is the reason. */
    refused: isExamRunning(counted.error) ? counted.error : undefined,
  }
}
