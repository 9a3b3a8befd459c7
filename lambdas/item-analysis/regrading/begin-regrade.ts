import { hasItem } from '#domain/questions/served-question.ts'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import { regradeRuleOf, takesNewKey } from '#domain/item-analysis/regrade-rule.ts'
import { NO_COUNTS, type RegradeItem, regradeItem } from '#table/regrade.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { isRegradeId } from './transition-regrade.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { readVersions } from './regrade-versions.ts'

/** `id`: created by the client, so that a second press starts nothing. `from`, `upTo`: times of versions, inclusive. */
export type RegradeInput = {
  id: string
  question: number
  item?: number | null | undefined
  rule: string
  from?: number | null | undefined
  upTo?: number | null | undefined
}

const isTime = (time: number | null | undefined) => time == null || (Number.isSafeInteger(time) && time >= 0)

const isSameRegrade = (a: RegradeItem, b: RegradeItem) =>
  a.question === b.question && a.item === b.item && a.rule === b.rule && a.from === b.from && a.upTo === b.upTo

/**
 * Starts the dry run of a regrade (decision 0117); nothing changes for students before `startRegrade`. A deleted
 * question can be regraded. Rules with a new key record the newest version. Audited. Throws 'request-invalid',
 * 'question-not-found', 'regrade-item' (only a case study needs an item), and 'regrade-no-new-key'. A read unit per 4
 * KB of versions.
 */
export async function beginRegrade(input: RegradeInput, by: string, deps: RegradeDeps): Promise<RegradeItem> {
  const { table, now } = deps
  const rule = regradeRuleOf(input.rule)
  const { id, question, item, from, upTo } = input
  if (!isRegradeId(id) || rule === undefined || !isTime(from) || !isTime(upTo)) throw new Refusal('request-invalid')
  const versions = Number.isSafeInteger(question) ? await readVersions(table, { question }) : []
  const newest = versions.at(-1)
  if (!newest) throw new Refusal('question-not-found')
  const isItem = item == null || (Number.isInteger(item) && item >= 1 && item <= CASE_ITEMS)
  if (!isItem || !versions.some((version) => hasItem(version.question, item ?? undefined)))
    throw new Refusal('regrade-item')
  if (takesNewKey(rule) && versions.length < 2) throw new Refusal('regrade-no-new-key')
  const job = regradeItem({
    ...{ id, question, rule, by, createdOn: now(), since: now() },
    ...(item == null ? {} : { item }),
    ...(takesNewKey(rule) ? { keyTime: newest.time } : {}),
    ...(from == null ? {} : { from }),
    ...(upTo == null ? {} : { upTo }),
    status: 'checking',
    cursor: '',
    counts: NO_COUNTS,
    done: { applied: 0, same: 0, gone: 0, undone: 0 },
    version: 1,
  })
  const written = await transactWrite(table, [{ Put: { Item: job, ...ifAbsent } }])
  if (written.ok) return job
  const other = storedItem<RegradeItem>(written)
  if (!other || !isSameRegrade(other, job)) throw new Refusal('request-invalid')
  return other
}
