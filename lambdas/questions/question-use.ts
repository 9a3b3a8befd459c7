import { shortfallsOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { ImportItem } from '#table/import-batch.ts'
import { importKey } from '#table/bank-keys.ts'
import { placesOf } from '#table/pool-places.ts'
import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import { fits } from '#domain/attempts/bank.ts'
import type { ImportUse, QuestionUse } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { readPools } from './pools/read-pools.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { QuestionDeps } from './question-deps.ts'
import { addedBy } from './import-labels.ts'
import { readLines } from './import-lines.ts'
import { isPlaceOf, type LabelKind, poolsOfLabels, questionsWith, readList, tagsOfTests } from './labels.ts'
import { planUndo } from './plan-undo.ts'
import { readQuestions } from './read-questions.ts'
import { readTests } from './read-tests.ts'

/** What the bank loses and gains: questions as they are, and as they would be. */
export type Swap = { before: PoolLabels; after?: PoolLabels }

/** What decides in which pools a question is. */
export type PoolLabels = { type: string } & Pick<CheckedQuestion, 'tags' | 'area'>

/** The tests that can be drawn now and could not after these changes of the bank, each with what it would lack. */
export async function stoppedBy(swaps: readonly Swap[], table: Table): Promise<QuestionUse> {
  const { tests, areas, count } = await readTests(table)
  const countAfter: typeof count = (query) =>
    swaps.reduce(
      (left, { before, after }) => left - (fits(before, query) ? 1 : 0) + (after && fits(after, query) ? 1 : 0),
      count(query),
    )
  const tasks = tests
    .filter(({ task }) => shortfallsOf(task, { areas, count }).length === 0)
    .flatMap(({ item: { contentKey, sectionKey, key, name }, task }) =>
      shortfallsOf(task, { areas, count: countAfter }).map((lack) => ({
        contentKey,
        sectionKey,
        key,
        name,
        pool: lack.pool ?? null,
        missing: lack.missing,
      })),
    )
  return { tasks }
}

/**
 * The tests that can be drawn now and could not without this question, each with what it would lack: what deleting the
 * question would stop (decisions; issue "Question bank"). Refuses with 'question-not-found'.
 */
export async function questionUse(id: number, { table }: QuestionDeps): Promise<QuestionUse> {
  const stored = (await readQuestions(table, [id])).get(id)
  if (!stored) throw new Refusal('question-not-found')
  return stoppedBy([{ before: stored.question }], table)
}

/** Of an import's labels, the names that nothing would carry after these changes. */
async function labelsWithout(
  swaps: readonly Swap[],
  item: ImportItem,
  kind: LabelKind,
  table: Table,
): Promise<string[]> {
  const positions = addedBy(item, kind)
  if (positions.length === 0) return []
  const list = await readList(table, kind)
  const names = positions.flatMap((position) => (list.removed.has(position) ? [] : (list.values[position] ?? [])))
  const ofTests = await tagsOfTests(table, kind)
  const heads = await readPools(table, poolsOfLabels(kind, names), { consistent: true })
  const times = (name: string, question: PoolLabels | undefined) =>
    question === undefined ? 0 : placesOf(question).filter((place) => isPlaceOf(place, kind, name)).length
  const left = (name: string) =>
    swaps.reduce(
      (sum, { before, after }) => sum - times(name, before) + times(name, after),
      questionsWith(heads, kind, name),
    )
  return names.filter((name) => !ofTests.has(name) && left(name) <= 0)
}

/**
 * The same for undoing an import: of the questions that are still as it left them, what it added goes, what it changed is as before.
 * With the tags and areas that would leave the lists.
 */
export async function importUse(key: string, { table }: QuestionDeps): Promise<ImportUse> {
  const { lines } = await readLines(table, key)
  const planned = await planUndo(lines, table)
  const swaps = planned.flatMap(({ change }): Swap[] => {
    if (change === undefined || change.kind === 'add') return []
    const before = change.before.question
    return [change.kind === 'delete' ? { before } : { before, after: change.question }]
  })
  const item = await getItem<ImportItem>(table, importKey(key))
  const without = (kind: LabelKind) => (item ? labelsWithout(swaps, item, kind, table) : [])
  return { ...(await stoppedBy(swaps, table)), tags: await without('tags'), areas: await without('areas') }
}
