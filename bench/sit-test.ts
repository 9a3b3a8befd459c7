import { MoveTestDocument, StartTestDocument, type MoveTestMutation } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import type { Metered, MeterStep } from './meter.ts'

export type Place = { progressKey: string; contentKey: string; sectionKey: string; taskKey: string }
type Attempt = MoveTestMutation['updateTaskProgress']['attempt']
export type Sitting = { start: Metered<Attempt>; answers: Metered<Attempt>[] }

type Asked = { type: string; answers: readonly unknown[]; matches?: readonly string[] | null; item?: unknown }
/** What of a shown content the first answer depends on: what is answered beside a record, and the items of an order. */
type Item = { response?: Asked; items?: readonly { cell: number }[] }

/** Some answer that a question takes: the first one, the first match everywhere, the order as it is shown, or 0. */
function someChoice({ type, answers, matches, item }: Asked): number[] {
  const { response, items } = (typeof item === 'string' ? JSON.parse(item) : (item ?? {})) as Item
  if (response) return someChoice(response)
  if (type === 'Ordered Response') return (items ?? []).map(({ cell }) => cell)
  if (type === 'Numeric') return ['0'.charCodeAt(0)]
  return matches ? answers.map(() => 0) : [0]
}

/** Starts a test (or goes on with a quiz) and answers it to its breakdown, each move metered, the last with what the stream makes of it. */
export async function sitTest(call: CallApi, place: Place, meter: MeterStep): Promise<Sitting> {
  const start = await meter(async () => {
    const { attempt } = (await call(StartTestDocument, { input: place })).createTaskProgress
    if (!attempt) throw new Error('The test did not start')
    return attempt
  })
  const { progressKey, taskKey } = place
  const answers: Metered<Attempt>[] = []
  for (let attempt: Attempt = start.result; attempt.endTime === null;) {
    const { n, currentQuestion: position, scoring, question, total } = attempt
    const move = question
      ? {
          action: 'check' as const,
          position,
          questionId: question.id,
          caseItem: question.caseItem,
          scoring,
          choice: someChoice(question),
        }
      : { action: 'finish' as const }
    const input = { progressKey, taskKey, n, ...move }
    const follows = position >= total - 1
    const answer = await meter(async () => (await call(MoveTestDocument, { input })).updateTaskProgress.attempt, {
      follows,
    })
    answers.push(answer)
    attempt = answer.result
  }
  return { start, answers }
}
