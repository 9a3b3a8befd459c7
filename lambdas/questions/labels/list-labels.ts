import { examOfTask } from '#domain/attempts/kinds/adaptive-nclex.ts'
import { rulesOf, shortfallsOf } from '#domain/attempts/kinds/test-kinds.ts'
import { examsOfArea, isFixed } from '#domain/questions/label-job.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { isSameName } from '#domain/questions/labels.ts'
import type { Label, LabelJob, Labels, LabelUse, ShortTask } from '#generated/schema.ts'
import { testTaskOf } from '#table/task.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type LabelKind, poolsOfLabels, questionsWith, readList, type ReadList } from './labels.ts'
import { listTests } from '#lambdas/questions/use/list-tests.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { readPools } from '#lambdas/questions/pools/read-pools.ts'
import { jobReply } from './job-reply.ts'
import { countWithLabel, pendingOf } from './pending.ts'
import { type PoolQuery } from '#domain/attempts/bank.ts'
import { readTests } from '#lambdas/questions/use/read-tests.ts'

/**
 * Returns the tests that can be drawn now but not once an area is merged into another: there is one area less to draw
 * case studies from.
 */
async function stoppedByMerge(table: Table, from: string, into: string): Promise<ShortTask[]> {
  const { tests, areas, count } = await readTests(table)
  const after = areas.filter((area) => area !== from)
  // An upper limit: a question of both areas counts twice, which hides nothing if the other area has enough by itself.
  const countAfter = (query: PoolQuery) => count(query) + (query.area === into ? count({ ...query, area: from }) : 0)
  return tests
    .filter(({ task }) => shortfallsOf(task, { areas, count }).length === 0)
    .flatMap(({ item: { contentKey, sectionKey, key, name }, task }) =>
      shortfallsOf(task, { areas: after, count: countAfter }).map(({ pool, missing }) => ({
        contentKey,
        sectionKey,
        key,
        name,
        pool: pool ?? null,
        missing,
      })),
    )
}

const allTests = async (table: Table) =>
  (await listTests(table)).flatMap((item) => {
    const task = testTaskOf(item)
    return task ? [{ item, task }] : []
  })

type Tests = Awaited<ReturnType<typeof allTests>>

/** Returns the tests drawn by a name: an NCLEX by every area, an adaptive one by those in its exam's plan. */
const testsBy = (all: Tests, kind: LabelKind, name: string): Tests =>
  all.filter(({ task }) => {
    if (kind === 'tags') return task.tags.some((tag) => isSameName(tag, name))
    const { adaptive, dimension } = rulesOf(task.type)
    return adaptive ? examsOfArea(name).includes(examOfTask(task)) : dimension === 'areas'
  })

/**
 * Reads counts from heads, half a unit each; for areas from the whole pools, because a question of RN and PN counts
 * once.
 */
async function countsOf(table: Table, kind: LabelKind, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (kind === 'areas') return countWithLabel(table, kind, names)
  const heads = await readPools(table, poolsOfLabels(kind, names))
  return new Map(names.map((name) => [name, questionsWith(heads, kind, name)]))
}

const jobOf = async (table: Table, kind: LabelKind, list: ReadList): Promise<LabelJob[]> =>
  list.job ? [jobReply(kind, list, (await pendingOf(table, kind, list, 0)).left)] : []

/** Returns every tag and area with its uses, and the running jobs. Half a unit a tag, and the whole pools of areas. */
export async function listLabels({ table }: Pick<QuestionDeps, 'table'>): Promise<Labels> {
  const [tags, areas, all] = await Promise.all([readList(table, 'tags'), readList(table, 'areas'), allTests(table)])
  const labels = async (kind: LabelKind, list: ReadList): Promise<Label[]> => {
    const names = namesIn(list)
    const counts = await countsOf(table, kind, names)
    return names.map((name) => ({
      name,
      questions: counts.get(name) ?? 0,
      tests: testsBy(all, kind, name).length,
      fixed: isFixed(kind, name),
    }))
  }
  return {
    tags: await labels('tags', tags),
    areas: await labels('areas', areas),
    jobs: [...(await jobOf(table, 'tags', tags)), ...(await jobOf(table, 'areas', areas))],
  }
}

/**
 * Returns what changing a name affects. With `into`, the tests that would stop once it is merged into that one: for
 * tags none, because a test's pool only grows; with one area less, a test may have more case studies than its areas.
 * Refuses with 'label-unknown'.
 */
export async function labelUse(
  kind: LabelKind,
  { name, into }: { name: string; into: string | null | undefined },
  { table }: Pick<QuestionDeps, 'table'>,
): Promise<LabelUse> {
  const names = namesIn(await readList(table, kind))
  if (![name, ...(into == null ? [] : [into])].every((known) => names.includes(known)))
    throw new Refusal('label-unknown')
  const [counts, all] = await Promise.all([countWithLabel(table, kind, [name]), allTests(table)])
  return {
    questions: counts.get(name) ?? 0,
    tests: testsBy(all, kind, name).map(({ item: { contentKey, sectionKey, key, name: title } }) => ({
      contentKey,
      sectionKey,
      key,
      name: title,
    })),
    exams: kind === 'areas' ? examsOfArea(name) : [],
    stopped: kind === 'areas' && into != null ? await stoppedByMerge(table, name, into) : [],
  }
}
