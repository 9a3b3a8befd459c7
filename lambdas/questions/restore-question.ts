import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import { questionVersionKey } from '#table/bank-keys.ts'
import type { BinnedQuestionItem } from '#table/content.ts'
import { binnedQuestionKey } from '#table/keys.ts'
import { questionOf } from '#table/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/bank/packed-version.ts'
import type { QuestionDeps } from './question-deps.ts'
import type { BankWrite } from '#lambdas/questions/bank/question-writes.ts'
import { newestVersion, storeQuestions } from '#lambdas/questions/bank/store-questions.ts'

/**
 * Restores a question deleted in the last 30 days and removes it from the bin in the same transaction: under its
 * number, with its statistics, or, if that is taken, the lowest free one. Labels have today's names; those missing from
 * the lists are added again. It is no public sample. Returns its number. Refuses with 'bin-gone' and
 * 'bin-question-back'.
 */
export async function restoreQuestion(key: string, deps: QuestionDeps): Promise<number> {
  const { table } = deps
  const at = binnedQuestionKey(key)
  const binned = await getItem<BinnedQuestionItem>(table, at, { consistent: true })
  if (!binned) throw new Refusal('bin-gone')
  const version = await getItem<StoredVersion>(table, questionVersionKey(binned.id, binned.time), { consistent: true })
  if (!version) throw new Error(`Question ${key} has no version`)
  const item = unpackVersion(version)
  const { id: _number, ...question } = questionOf(item)
  const { tagNumbers, areaNumbers } = item
  const takeOut: BankWrite = {
    write: {
      Delete: { Key: at, ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(purging)' },
    },
    guards: 'question',
  }
  const checked: CheckedQuestion = question
  try {
    const numbers = { tagNumbers, areaNumbers }
    const isNewest = (await newestVersion(table, binned.id)) === binned.time
    const restored = isNewest ? { id: binned.id, version: binned.version ?? 1, since: item.since } : undefined
    const added = {
      kind: 'add' as const,
      question: checked,
      ref: binned.ref ?? `bin:${key}`,
      numbers,
      ...(restored && { restored }),
    }
    const [stored] = await storeQuestions([added], deps, () => [takeOut])
    if (!stored) throw new Error('Nothing was stored')
    return stored.question.id
  } catch (error) {
    if (error instanceof Refusal && error.code === 'question-changed') throw new Refusal('bin-gone')
    if (error instanceof Refusal && error.code === 'row-repeated') throw new Refusal('bin-question-back')
    throw error
  }
}
