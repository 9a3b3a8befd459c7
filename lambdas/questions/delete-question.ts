import type { MutationDeleteQuestionArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { QuestionDeps } from './question-deps.ts'
import { readQuestions } from './read-questions.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'

/**
 * Deletes a question that the administrator saw at `version` from the bank (spec 2.7.8): it leaves every pool, and its
 * number and its ref are free again. Its versions stay, so running tests and results still show it; for 30 days it can
 * be restored.
 */
export async function deleteQuestion({ id, version }: MutationDeleteQuestionArgs, deps: QuestionDeps) {
  const before = (await readQuestions(deps.table, [id])).get(id)
  if (!before) throw new Refusal('question-not-found')
  if (before.version !== version) throw new Refusal('question-changed')
  await storeQuestions([{ kind: 'delete', before, binnedOn: deps.now() }], deps)
  return id
}
