import { createHash } from 'node:crypto'
import type { MutationAddQuestionArgs } from '#generated/schema.ts'
import { questionReply } from '#table/question.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Change, Stored } from '#lambdas/questions/bank/change.ts'
import { checkFormatted, retainAll } from './check-formatted.ts'
import type { QuestionDeps } from './question-deps.ts'
import { newBankState, readHeads } from '#lambdas/questions/bank/bank-state.ts'
import { POOL_OF_ALL } from '#table/bank-keys.ts'
import { questionsOfRefs, readRefs } from '#lambdas/questions/bank/refs.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'

/** Returns the stable name of an administrator's request, the same for each repeat, however long its id is. */
const refOf = (caller: string, requestId: string) =>
  `own:${createHash('sha256').update(`${caller}\n${requestId}`).digest('hex').slice(0, 32)}`

async function madeBefore(ref: string, { table }: QuestionDeps): Promise<Stored | undefined> {
  const known = newBankState()
  const head = (await readHeads(table, [POOL_OF_ALL], known)).get(POOL_OF_ALL)
  return (await questionsOfRefs(table, await readRefs(table, head, { refs: [ref] }, known), [ref])).get(ref)
}

/**
 * Adds a question to the bank (spec 2.7.6); allocates its number in the transaction that writes it. Its stable name
 * comes from the request, and is guarded in the same transaction: a repeated request returns the current state of its
 * question, and writes nothing. Refuses with the codes of `checkQuestion`, and with 'image-gone'.
 */
export async function addQuestion({ input, requestId }: MutationAddQuestionArgs, caller: string, deps: QuestionDeps) {
  const checked = await checkFormatted(input)
  if (!checked.ok) throw new Refusal(checked.code)
  if (!(await retainAll(checked.images, deps.retainImage))) throw new Refusal('image-gone')
  const ref = refOf(caller, requestId)
  const change: Change = { kind: 'add', question: checked.question, ref }
  try {
    const [stored] = await storeQuestions([change], deps)
    if (!stored) throw new Error('Nothing was stored')
    return questionReply(stored.question, stored)
  } catch (error) {
    const made = error instanceof Refusal && error.code === 'row-repeated' ? await madeBefore(ref, deps) : undefined
    if (!made) throw error
    return questionReply(made.question, made)
  }
}
