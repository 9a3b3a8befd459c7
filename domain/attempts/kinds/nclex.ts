import { type DrawnQuestion, itemsOfCase } from '#domain/attempts/items-of-case.ts'
import { type Attempt, gradeOfPoints } from '../attempt.ts'
import { caseShortfall, type PoolQuery, shortfallOf } from '../bank.ts'
import { countByGroup, tallyByGroup } from '../breakdown.ts'
import { CASE_ITEMS } from '../../questions/types/record.ts'
import { grade, nearPass } from '../grade.ts'
import type { DrawSource, DrawVerdict, Result, Rules } from '../rules.ts'
import { shuffle } from '../sampling.ts'
import type { TestTask } from '../test-task.ts'
import { assignCases } from './assign-cases.ts'

/** The pools of an NCLEX's single questions: those of each area with the task's tag, RN or PN. */
export const areaPools = ({ tags }: TestTask, areas: readonly string[]): PoolQuery[] =>
  areas.map((area) => ({ tags: tags.slice(0, 1), area }))

/** The pools of its case studies. */
const casePools = (task: TestTask, areas: readonly string[]): PoolQuery[] =>
  areas.map((area) => ({ tags: task.tags.slice(0, 1), area, cases: true }))

/**
 * Draws `n` questions for each group (areas by their position in the list), none in `used` and none twice: a question
 * of two areas goes to the first of its groups. A group with too small a pool gets fewer.
 */
export async function drawForGroups(
  { task, areas, bank }: DrawSource,
  groups: readonly number[],
  n: number,
  used: readonly number[],
): Promise<DrawnQuestion[]> {
  const pools = areaPools(task, areas)
  const queryOf = (group: number): PoolQuery => pools[group] ?? { tags: [] }
  const sampled = await bank.sample(groups.map((group) => ({ query: queryOf(group), n, without: used })))
  const taken = new Set<number>()
  const drawn: DrawnQuestion[] = []
  for (const [i, group] of groups.entries()) {
    const first = sampled[i] ?? []
    const free = first.filter((id) => !taken.has(id))
    // Questions taken by an earlier group are replaced from the rest of the pool: every free question is still equally
    // likely.
    const lost = first.length - free.length
    const without = [...used, ...taken, ...free]
    const [more = []] = lost > 0 ? await bank.sample([{ query: queryOf(group), n: lost, without }]) : []
    for (const id of [...free, ...more]) {
      taken.add(id)
      drawn.push({ id, group })
    }
  }
  return drawn
}

/** The maximum number of case studies in an area: six questions each, within the area's maximum. */
const casesAnArea = ({ maxQuestions = 0 }: TestTask): number => Math.floor(maxQuestions / CASE_ITEMS)

/**
 * Draws case studies of different areas as far as possible, every area equally likely. One that belongs to several
 * areas is served once and counts for one of them.
 */
async function drawCases(
  { task, areas, bank, random }: DrawSource,
  groups: readonly number[],
): Promise<{ id: number; group: number }[]> {
  const { caseStudies = 0 } = task
  if (caseStudies === 0) return []
  const pools = casePools(task, areas)
  const order = shuffle(groups, random)
  // Sampling the test's full number from each pool leaves enough to choose from, whatever other pools take.
  const sampled = await bank.sample(order.map((group) => ({ query: pools[group] ?? { tags: [] }, n: caseStudies })))
  const assigned = assignCases(sampled, casesAnArea(task), caseStudies)
  return [...assigned].flatMap(([id, pool]) => order.slice(pool, pool + 1).map((group) => ({ id, group })))
}

/**
 * Draws the first batch of an NCLEX: minQuestions for each area, in random order. Every area must have at least
 * maxQuestions (spec 3.5.25), and a question of two areas is served for one of them only.
 */
export async function drawAreas(source: DrawSource): Promise<DrawVerdict> {
  const { task, areas, removed, bank, random } = source
  const { minQuestions: min = 0, maxQuestions: max = 0 } = task
  const groups = [...areas.keys()].filter((group) => !removed?.has(group))
  const pools = areaPools(task, areas)
  const short = groups.some((group) => bank.count(pools[group] ?? { tags: [] }) < max)
  if (short || groups.length === 0 || min < 1) return { ok: false, code: 'too-few-in-areas' }
  const cases = await drawCases(source, groups)
  if (cases.length < (task.caseStudies ?? 0)) return { ok: false, code: 'too-few-cases' }
  // A case study counts as six questions of its area.
  const missing = (group: number) =>
    Math.max(0, min - CASE_ITEMS * cases.filter((drawn) => drawn.group === group).length)
  const counts = [...new Set(groups.map(missing))].filter((n) => n > 0)
  const drawn: DrawnQuestion[] = []
  for (const n of counts) {
    const some = groups.filter((group) => missing(group) === n)
    const ids = drawn.map(({ id }) => id)
    const more = await drawForGroups(source, some, n, ids)
    if (more.length < n * some.length) return { ok: false, code: 'too-few-in-areas' }
    drawn.push(...more)
  }
  return {
    ok: true,
    questions: shuffle([...drawn.map((question) => [question]), ...cases.map(itemsOfCase)], random).flat(),
    plan: { tag: task.tags[0] ?? '', min, max, areas: groups.length },
  }
}

/** Areas that must pass or fail for a result (spec 3.9.10); all of them if the list has fewer (decisions). */
const AREAS_NEEDED = 6

function resultOf(attempt: Attempt): Result {
  const grades = [...tallyByGroup(attempt).values()].map(({ correct, total }) => grade(correct, total))
  const needed = Math.min(AREAS_NEEDED, attempt.plan?.areas ?? AREAS_NEEDED)
  if (grades.filter((area) => area >= attempt.passGrade).length >= needed) return 'passing'
  if (grades.filter((area) => area < nearPass(attempt.passGrade)).length >= needed) return 'failing'
  return 'undecided'
}

/**
 * The student's NCLEX (spec 3.4.20, 3.9.10): minQuestions an area. After each batch it ends when enough areas pass or
 * fail; else each area below the pass grade gets another question, up to maxQuestions. It ends when no area can grow.
 */
export const nclexStudent: Rules = {
  kind: 'NCLEX',
  exam: true,
  adaptive: false,
  dimension: 'areas',
  listedTags: false,
  showsVerdict: false,
  startRefusal: 'start-failed',
  // Every area must have maxQuestions; without areas there are no pools to count.
  shortfalls: (task, { areas, count }) => {
    const wanted = task.maxQuestions ?? 0
    if (areas.length === 0) return [{ missing: wanted }]
    return [
      ...areaPools(task, areas).flatMap((query) => shortfallOf(count, wanted, query, query.area)),
      ...caseShortfall(task, casePools(task, areas), count, casesAnArea(task)),
    ]
  },
  pools: (task, areas) => [
    ...areaPools(task, areas),
    ...(task.caseStudies === undefined ? [] : casePools(task, areas)),
  ],
  draw: drawAreas,
  tally: tallyByGroup,
  afterBatch: (attempt) => {
    if (resultOf(attempt) !== 'undecided') return { end: true }
    const max = attempt.plan?.max ?? 0
    const counts = countByGroup(attempt)
    const weak = [...tallyByGroup(attempt)].filter(
      ([group, { correct, total }]) => grade(correct, total) < attempt.passGrade && (counts.get(group) ?? 0) < max,
    )
    return weak.length === 0 ? { end: true } : { end: false, groups: weak.map(([group]) => group) }
  },
  close: (attempt) => attempt,
  grade: gradeOfPoints,
  drawMore: (source, { questions }, groups) =>
    drawForGroups(
      source,
      groups,
      1,
      questions.map(({ id }) => id),
    ),
  result: resultOf,
}
