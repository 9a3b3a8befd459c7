import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FilterList } from '#domain/quizzes/find-questions.ts'
import { QuizCountsDocument } from '#generated/study-operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { query } from '#web/lib/api/api.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import type { Filter } from './quiz-draft.ts'

/** Debounce in milliseconds: filters often change by several clicks. */
const SETTLES_MS = 300

const isExamRunning = (error: unknown): error is AppError => error instanceof AppError && error.code === 'exam-running'

/**
 * The number of questions that match a filter, and that each name in its lists would find. Ignores replies for older
 * filters. Until the latest reply arrives, keeps the previous numbers and sets `counting`.
 */
export function useQuizCounts(progressKey: string, filter: Filter) {
  const settled = useDebouncedValue(filter, SETTLES_MS)
  const { data, ...counted } = useQuery({
    queryKey: ['quiz-counts', progressKey, settled],
    queryFn: async () => (await query(QuizCountsDocument, { progressKey, filter: settled })).quizCounts,
    placeholderData: keepPreviousData,
    // A test that ended in the meantime has changed question statuses.
    staleTime: 0,
  })
  return {
    count: data?.total,
    countOf: (list: FilterList, name: string) =>
      data && (data.options.find((option) => option.list === list && option.name === name)?.count ?? 0),
    recentMisses: data?.recentMisses,
    counting: settled !== filter || counted.isPlaceholderData || counted.isPending,
    failed: counted.isError,
    /** The error, if a running exam prevents counting. */
    refused: isExamRunning(counted.error) ? counted.error : undefined,
  }
}

export type QuizCounts = ReturnType<typeof useQuizCounts>
