import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { type CourseItem, courseOf } from '#table/course.ts'
import { coursesByType } from '#table/keys.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { rulesOf, shortfallsOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { ImportItem } from '#table/bank.ts'
import { importKey } from '#table/bank-keys.ts'
import { placesOf } from '#table/pool.ts'
import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import { fits } from '#domain/attempts/bank.ts'
import type { ImportUse, QuestionUse, ShortTask } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { readPools } from '#lambdas/questions/pools/read-pools.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { FlawDeps } from '#lambdas/questions/flaws/flaw-deps.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { addedBy } from '#lambdas/questions/imports/import-labels.ts'
import { readLines } from '#lambdas/questions/imports/import-lines.ts'
import {
  isPoolOf,
  type LabelKind,
  poolsOfLabels,
  questionsWith,
  readList,
  tagsOfTests,
} from '#lambdas/questions/labels/labels.ts'
import { planUndo } from '#lambdas/questions/imports/plan-undo.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'
import { readTests } from './read-tests.ts'

/** A change of the bank: a question before, and after. */
export type Swap = { before: PoolLabels; after?: PoolLabels }

/** The fields that determine a question's pools. */
export type PoolLabels = { type: string } & Pick<CheckedQuestion, 'tags' | 'area'>

/**
 * Returns how often these questions have been answered in all their versions, by the statistics; a case study as often
 * as its most answered item. `since`: when the first version of each began, if its number belonged to another question
 * before.
 */
export async function answersOf(
  since: ReadonlyMap<number, number | undefined>,
  { statistics }: Pick<FlawDeps, 'statistics'>,
): Promise<number> {
  const maxUses = new Map<number, number>([...since.keys()].map((id) => [id, 0]))
  for (const { id, version, n, answered } of await statistics()) {
    const counted = maxUses.get(id)
    const first = since.get(id) ?? 0
    const versions: readonly (readonly [number, number])[] = answered ?? [[version, n]]
    const sinceFirst = versions.reduce((sum, [began, times]) => sum + (began < first ? 0 : times), 0)
    if (counted !== undefined) maxUses.set(id, Math.max(counted, sinceFirst))
  }
  return [...maxUses.values()].reduce((sum, n) => sum + n, 0)
}

/** Returns the courses with one of these contents, by name; marks archived ones. */
async function coursesOf(contents: ReadonlySet<string>, table: Table): Promise<string[]> {
  const types = contents.size === 0 ? [] : ['Live', 'Online', 'Archived'].map((type) => coursesByType(type).gsi2pk)
  const items = await Promise.all(types.map((pk) => queryWholeIndex<CourseItem>(table, { index: 'gsi2', pk })))
  return items
    .flat()
    .map(courseOf)
    .filter(({ content }) => content.some((key) => contents.has(key)))
    .map(deletionEffectWords.course)
}

/**
 * Returns the tests that can be drawn now but not after these changes of the bank, each with its shortfalls; and the
 * courses with a test that may draw one of the questions.
 */
export async function stoppedBy(
  swaps: readonly Swap[],
  table: Table,
): Promise<{ tasks: ShortTask[]; courses: string[] }> {
  const { tests, areas, count } = await readTests(table)
  const countAfter: typeof count = (query) =>
    swaps.reduce(
      (left, { before, after }) => left - (fits(before, query) ? 1 : 0) + (after && fits(after, query) ? 1 : 0),
      count(query),
    )
  const tasks = tests
    .filter(({ task }) => shortfallsOf(task, { areas, count }).length === 0)
    .flatMap(({ item: { contentKey, sectionKey, key, name }, task }) =>
      shortfallsOf(task, { areas, count: countAfter }).map((shortfall) => ({
        contentKey,
        sectionKey,
        key,
        name,
        pool: shortfall.pool ?? null,
        missing: shortfall.missing,
      })),
    )
  const drawing = tests.filter(({ task }) =>
    rulesOf(task.type)
      .pools(task, areas)
      .some((query) => swaps.some(({ before }) => fits(before, query))),
  )
  return { tasks, courses: await coursesOf(new Set(drawing.map(({ item }) => item.contentKey)), table) }
}

/**
 * Returns the tests that can be drawn now but not without this question, each with its shortfalls: those that deleting
 * the question would stop (decisions; issue "Question bank"), and how often students have answered it. Refuses with
 * 'question-not-found'.
 */
export async function questionUse(
  id: number,
  deps: Pick<QuestionDeps, 'table'> & Pick<FlawDeps, 'statistics'>,
): Promise<QuestionUse> {
  const { table } = deps
  const stored = (await readQuestions(table, [id])).get(id)
  if (!stored) throw new Refusal('question-not-found')
  const [stopped, answers] = await Promise.all([
    stoppedBy([{ before: stored.question }], table),
    answersOf(new Map([[id, stored.since]]), deps),
  ])
  return { ...stopped, answers }
}

/** Returns the names of an import's labels that nothing would use after these changes. */
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
    question === undefined ? 0 : placesOf(question).filter((ref) => isPoolOf(ref, kind, name)).length
  const left = (name: string) =>
    swaps.reduce(
      (sum, { before, after }) => sum - times(name, before) + times(name, after),
      questionsWith(heads, kind, name),
    )
  return names.filter((name) => !ofTests.has(name) && left(name) <= 0)
}

/**
 * Returns the same for undoing an import: for questions unchanged since, removes those it added and restores those it
 * changed. Includes the tags and areas that would be removed from the lists.
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
  const { tasks } = await stoppedBy(swaps, table)
  const counted = (kind: 'delete' | 'update') => planned.filter(({ change }) => change?.kind === kind).length
  const counts = { deleted: counted('delete'), restored: counted('update') }
  const left = planned.length - counts.deleted - counts.restored
  return { ...counts, left, tasks, tags: await without('tags'), areas: await without('areas') }
}
