import type { QuestionMessage } from '#domain/messages/questions.ts'
import { MAX_LABEL_LENGTH } from '#domain/questions/labels.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { growList, type LabelKind, readList } from './labels.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/**
 * Adds what is new to the list of tags or areas and returns its names. Nothing is ever moved, so a value's position is its
 * number for good (spec 2.4.16; decisions 2.3), also of one that was removed and is added again. Names are compared without case
 * (decisions, 2.4). Values of one letter are refused with `short`, longer ones than 100 letters with 'label-long', a list that
 * would grow too long with 'list-full'.
 */
export async function saveList(
  kind: LabelKind,
  values: readonly string[],
  short: QuestionMessage,
  { table }: QuestionDeps,
): Promise<string[]> {
  const wanted = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
  if (wanted.some((value) => value.length < 2)) throw new Refusal(short)
  if (wanted.some((value) => value.length > MAX_LABEL_LENGTH)) throw new Refusal('label-long')
  return retryOnConflict({ failure: 'A list could not be saved' }, async () => {
    const { list, writes } = growList(kind, await readList(table, kind), wanted)
    if (writes.length === 0 || (await transactWrite(table, writes)).ok) return namesIn(list)
    return CONFLICT
  })
}
