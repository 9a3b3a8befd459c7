import { MoveTestDocument, StartTestDocument, type MoveTestMutation } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import type { Metered, MeterStep } from './meter.ts'

export type Place = { progressKey: string; contentKey: string; sectionKey: string; taskKey: string }
type Attempt = MoveTestMutation['updateTaskProgress']['attempt']
export type Sitting = { start: Metered<Attempt>; answers: Metered<Attempt>[] }

/** Some answer that the question takes: the first one, or the first match everywhere. */
function someChoice({ question }: Attempt): number[] {
  return question?.matches ? question.answers.map(() => 0) : [0]
}

/** Starts a test and answers it to its breakdown, each move metered. */
export async function sitTest(call: CallApi, place: Place, meter: MeterStep): Promise<Sitting> {
  const start = await meter(async () => {
    const { attempt } = (await call(StartTestDocument, { input: place })).createTaskProgress
    if (!attempt) throw new Error('The test did not start')
    return attempt
  })
  const { progressKey, taskKey } = place
  const answers: Metered<Attempt>[] = []
  for (let attempt: Attempt = start.result; attempt.endTime === null;) {
    const { n, currentQuestion: position, question } = attempt
    const move = question
      ? { action: 'check' as const, position, questionId: question.id, choice: someChoice(attempt) }
      : { action: 'finish' as const }
    const input = { progressKey, taskKey, n, ...move }
    const answer = await meter(async () => (await call(MoveTestDocument, { input })).updateTaskProgress.attempt)
    answers.push(answer)
    attempt = answer.result
  }
  return { start, answers }
}
