import type { MutationUpdateQuestionArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { checkFormatted, retainAll } from './check-formatted.ts'
import type { QuestionDeps } from './question-deps.ts'
import { questionReply } from '#table/question.ts'
import { readQuestions } from './read-questions.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'

/**
 * Updates a question (spec 2.7.7) that the administrator saw at `version`. Its type stays (spec 2.4.13). Running tests
 * still serve its earlier version: versions are never changed.
 */
export async function updateQuestion({ id, version, input }: MutationUpdateQuestionArgs, deps: QuestionDeps) {
  const before = (await readQuestions(deps.table, [id])).get(id)
  if (!before) throw new Refusal('question-not-found')
  if (before.version !== version) throw new Refusal('question-changed')
  const checked = await checkFormatted({ ...input, type: before.question.type })
  if (!checked.ok) throw new Refusal(checked.code)
  if (!(await retainAll(checked.images, deps.retainImage))) throw new Refusal('image-gone')
  const change = { kind: 'update', before, question: checked.question } as const
  const [stored] = await storeQuestions([change], deps)
  if (!stored) throw new Error('Nothing was stored')
  return questionReply(stored.question, stored)
}
