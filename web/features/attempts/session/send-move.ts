import {
  MoveTestDocument,
  type MoveTestMutation,
  type TaskViewQueryVariables,
  type UpdateTaskProgressInput,
} from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate } from '#web/lib/api/api.ts'
import type { Sitting } from './sitting.ts'

/** A call without an answer for this long counts as lost and is repeated; repeating changes nothing (milliseconds). */
const PATIENCE_MS = 15_000

function inputOf({ progressKey, taskKey }: TaskViewQueryVariables, sitting: Sitting): UpdateTaskProgressInput {
  const { attempt, sending, position, question, choice } = sitting
  const ref = { progressKey, taskKey, n: attempt.n }
  if (sending !== 'check') return { ...ref, action: 'finish' }
  return { ...ref, action: 'check', position, questionId: question?.id, choice: [...choice] }
}

/** Sends what the sitting wants. One operation brings the verdict and the next question. */
export async function sendMove(
  place: TaskViewQueryVariables,
  sitting: Sitting,
): Promise<MoveTestMutation['updateTaskProgress']> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new AppError('network', 'The reply takes too long'))
    }, PATIENCE_MS)
  })
  try {
    const call = mutate(MoveTestDocument, { input: inputOf(place, sitting) })
    return (await Promise.race([call, patience])).updateTaskProgress
  } finally {
    clearTimeout(timer)
  }
}
