import type { QuestionMessage } from '#domain/messages/questions.ts'
import { MAX_LABEL_LENGTH } from '#domain/questions/labels.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { withNewLabels, type LabelKind, readList } from './labels.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/**
 * Adds new names to the list of tags or areas and returns all. A name's position is its number for good (spec 2.4.16),
 * also of one removed and added again. Names are compared ignoring case. Refuses names of one letter with `short`, over
 * 100 with 'label-long', and a list that would grow too long with 'list-full'.
 */
export async function saveList(
  kind: LabelKind,
  values: readonly string[],
  short: QuestionMessage,
  { table }: QuestionDeps,
): Promise<string[]> {
  const names = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
  if (names.some((value) => value.length < 2)) throw new Refusal(short)
  if (names.some((value) => value.length > MAX_LABEL_LENGTH)) throw new Refusal('label-long')
  return retryOnConflict({ failure: 'A list could not be saved' }, async () => {
    const { list, writes } = withNewLabels(kind, await readList(table, kind), names)
    if (writes.length === 0 || (await transactWrite(table, writes)).ok) return namesIn(list)
    return CONFLICT
  })
}
