import { withTagChange } from '#domain/questions/ticked.ts'
import type { QueryQuestionsUseArgs, QuestionUse } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { tickedAction } from './change-questions.ts'
import type { QuestionDeps } from './question-deps.ts'
import { type PoolLabels, stoppedBy, type Swap } from './question-use.ts'
import { readQuestions } from './read-questions.ts'

const MOST_IDS = 20_000
/** So many questions are read as they are; more would cost a unit each, and come from the files of searches. */
const MOST_READ = 100

async function labelsOf(ids: readonly number[], { table, entries }: QuestionDeps): Promise<PoolLabels[]> {
  if (ids.length <= MOST_READ) return [...(await readQuestions(table, ids)).values()].map(({ question }) => question)
  const wanted = new Set(ids)
  return (await entries()).flatMap(({ id, type, tags, area }) => (wanted.has(id) ? [{ type, tags, area }] : []))
}

/**
 * The tests that can be drawn now and could not once `changeQuestions` has done this to all of the questions, each with what it would
 * lack. Questions that are gone stop nothing. Refuses with 'ticked-many' beyond 20,000, and with 'tag-missing'.
 */
export async function questionsUse(
  { ids, ...change }: QueryQuestionsUseArgs,
  deps: QuestionDeps,
): Promise<QuestionUse> {
  if (ids.length > MOST_IDS) throw new Refusal('ticked-many')
  const action = await tickedAction(change, deps.table)
  const questions = await labelsOf([...new Set(ids)], deps)
  const swaps = questions.flatMap((before): Swap[] => {
    if (action.kind === 'Delete') return [{ before }]
    const verdict = withTagChange(before, action)
    return verdict.kind === 'changed' ? [{ before, after: verdict.question }] : []
  })
  return stoppedBy(swaps, deps.table)
}
