import { findQuestions } from '#domain/search/question-entry.ts'
import type { QueryExportQuestionsArgs, QuestionExport } from '#generated/schema.ts'
import { POOL_OF_ALL, questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionRef, questionItemReply } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { numbersOfPool } from '#lambdas/questions/pools/pool-numbers.ts'
import { readWholePool } from '#lambdas/questions/pools/read-pools.ts'
import { parseSearch } from './list-questions.ts'
import type { SearchDeps } from './search-deps.ts'

const QUESTIONS_PER_EXPORT = 100

type Deps = Pick<SearchDeps, 'table' | 'questions' | 'now'>

/** The numbers to export, in order, and how many of the bank's numbers the search files do not include yet. */
type Scope = { numbers: readonly number[]; unsearched: number }

/**
 * The pool changes in the transaction that adds or deletes a question, so an export of the whole bank misses nothing;
 * the snapshots lag slightly.
 */
async function scopeOf({ search, ids }: QueryExportQuestionsArgs, deps: Deps): Promise<Scope> {
  if (ids) return { numbers: ids, unsearched: 0 }
  const parsed = parseSearch(search)
  const bank = numbersOfPool(await readWholePool(deps.table, POOL_OF_ALL, { consistent: true }))
  if (parsed === undefined) return { numbers: bank, unsearched: 0 }
  const entries = await deps.questions()
  const searched = new Set(entries.map(({ id }) => id))
  const numbers = findQuestions(entries, parsed, deps.now()).map(({ id }) => id)
  return { numbers: numbers.sort((a, b) => a - b), unsearched: bank.filter((id) => !searched.has(id)).length }
}

const readQuestions = async (table: Table, ids: readonly number[]) =>
  await batchGet<QuestionItem>(
    table,
    ids.map((id) => questionKey(id)),
    { consistent: true },
  )

/**
 * Exports the bank, or a search's results, 100 at a time by number, each with the ref by which an import recognizes it.
 * `next` is the `after` of the following request, so that a question deleted in between skips no other. `ids` selects
 * at most 100. Throws 'export-too-many', and as the search does.
 */
export async function exportQuestions(args: QueryExportQuestionsArgs, deps: Deps): Promise<QuestionExport> {
  const { ids, after } = args
  if (ids && ids.length > QUESTIONS_PER_EXPORT) throw new Refusal('export-too-many')
  const { numbers, unsearched } = await scopeOf(args, deps)
  const rest = ids ? numbers : numbers.filter((id) => id > (after ?? 0))
  const page = rest.slice(0, QUESTIONS_PER_EXPORT)
  const items = (await readQuestions(deps.table, page))
    .sort((a, b) => a.id - b.id)
    .map((item) => ({ ref: questionRef(item), question: questionItemReply(item) }))
  const next = rest.length > page.length ? (page.at(-1) ?? null) : null
  return { items, total: numbers.length, next, unsearched }
}
