import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { StartQuizInput } from '#generated/operations.ts'
import { StartQuizDocument } from '#generated/study-operations.ts'
import { paths } from '#web/app/paths.ts'
import { mutate } from '#web/lib/api/api.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'

type Wanted = Pick<StartQuizInput, 'form' | 'missedIn'>

/**
 * Starts a quiz and opens it. Sending the same again, after a lost reply or by a double click, doesn't create a second
 * quiz.
 */
export function useStartQuiz(progressKey: string) {
  const navigate = useNavigate()
  const { requestIdOf } = useRequestId()
  const starting = useMutation({
    mutationFn: async (input: Wanted & { requestId: string }) =>
      (await mutate(StartQuizDocument, { input: { progressKey, ...input } })).startQuiz,
    onSuccess: ({ taskKey }) => {
      selectPlace({ progressKey, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey })
      void navigate(paths.taskView)
    },
  })
  const start = (wanted: Wanted) => starting.mutate({ ...wanted, requestId: requestIdOf(wanted) })
  return { starting, start }
}
