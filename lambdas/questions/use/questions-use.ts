import { withTagChange } from '#domain/questions/bulk-change.ts'
import type { QueryQuestionsUseArgs, QuestionUse } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { bulkActionOf } from '#lambdas/questions/change-questions.ts'
import type { FlawDeps } from '#lambdas/questions/flaws/flaw-deps.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { answersOf, type PoolLabels, stoppedBy, type Swap } from './question-use.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

const MAX_IDS = 20_000
/** The maximum questions read directly; more would cost a unit each, and come from the search files. */
const MAX_READ = 100

type QuestionLabels = { id: number; labels: PoolLabels; since?: number | undefined }

async function readLabels(ids: readonly number[], { table, entries }: QuestionDeps): Promise<QuestionLabels[]> {
  if (ids.length <= MAX_READ)
    return [...(await readQuestions(table, ids))].map(([id, { question, since }]) => ({ id, labels: question, since }))
  const idSet = new Set(ids)
  return (await entries()).flatMap(({ id, type, tags, area }) =>
    idSet.has(id) ? [{ id, labels: { type, tags, area } }] : [],
  )
}

/**
 * Returns the tests that can be drawn now but not once `changeQuestions` has applied this action to all of the
 * questions, each with its shortfalls, and how often students have answered them. Deleted questions have no effect.
 * Refuses with 'ticked-many' beyond 20,000, and with 'tag-missing'.
 */
export async function questionsUse(
  { ids, ...change }: QueryQuestionsUseArgs,
  deps: QuestionDeps & Pick<FlawDeps, 'statistics'>,
): Promise<QuestionUse> {
  if (ids.length > MAX_IDS) throw new Refusal('ticked-many')
  const action = await bulkActionOf(change, deps.table)
  const questions = await readLabels([...new Set(ids)], deps)
  const swaps = questions.flatMap(({ labels: before }): Swap[] => {
    if (action.kind === 'Delete') return [{ before }]
    const verdict = withTagChange(before, action)
    return verdict.kind === 'changed' ? [{ before, after: verdict.question }] : []
  })
  const [stopped, answers] = await Promise.all([
    stoppedBy(swaps, deps.table),
    answersOf(new Map(questions.map(({ id, since }) => [id, since])), deps),
  ])
  return { ...stopped, answers }
}
