import { useQuery } from '@tanstack/react-query'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'

export type AttemptPlace = { progressKey: string; taskKey: string }

/** A finished attempt, question by question: for its result and its details, which request it once. */
export const useAttemptReview = ({ progressKey, taskKey }: AttemptPlace, n: number) =>
  useQuery({
    queryKey: ['attempt-review', progressKey, taskKey, n],
    queryFn: async () => (await query(AttemptReviewDocument, { progressKey, taskKey, n })).attemptReview,
    networkMode: 'always',
    // Another test that starts later may keep a question secret.
    gcTime: 0,
    // A finished attempt doesn't change. Refetch only what can't be shown yet.
    staleTime: ({ state }) =>
      state.data?.questions.some(({ answered, graded }) => answered && graded === null) ? 0 : Infinity,
  })
