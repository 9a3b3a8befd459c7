import { caseShortfall, EASY, type PoolQuery, shortfallOf } from '../bank.ts'
import { gradeOfPoints } from '../attempt.ts'
import { itemsOfCase } from '../items-of-case.ts'
import type { DrawSource, DrawVerdict, Rules, Shortage } from '../rules.ts'
import { shuffle } from '../sampling.ts'
import type { TestTask } from '../test-task.ts'
import { CASE_ITEMS } from '../../questions/types/record.ts'

/** Returns how many of a test's questions are single questions, not case study items. */
const singleCount = ({ numOfQuestions = 0, caseStudies = 0 }: TestTask): number =>
  Math.max(0, numOfQuestions - CASE_ITEMS * caseStudies)

/**
 * Returns how many of a test's single questions are easy: round(n x percent / 100) (spec 3.9.5); undefined without a
 * percentage: any mix. Case studies count as neither.
 */
export const easyCount = (task: TestTask): number | undefined => {
  const n = singleCount(task)
  return task.percentEasy === undefined ? undefined : Math.min(n, Math.round((n * task.percentEasy) / 100))
}

/** The pools of a Practice's single questions: easy ones and others or, without a percentage, all with its tags. */
const singlePools = ({ tags, percentEasy }: TestTask): PoolQuery[] =>
  percentEasy === undefined
    ? [{ tags }]
    : [
        { tags, easy: true },
        { tags, easy: false },
      ]

const casePools = ({ tags, caseStudies = 0 }: TestTask): PoolQuery[] =>
  caseStudies === 0 ? [] : [{ tags, cases: true }]

/** The pools of a Practice: its single questions and, if it includes any, its case studies. */
export const practicePools = (task: TestTask): PoolQuery[] => [...singlePools(task), ...casePools(task)]

function shortage(isEasyShort: boolean, isNormalShort: boolean): Shortage | undefined {
  if (isEasyShort && isNormalShort) return 'too-few-easy-or-normal'
  return isEasyShort ? 'too-few-easy' : isNormalShort ? 'too-few-normal' : undefined
}

/**
 * Draws a Practice test (spec 3.5.23, 3.9.5) from questions that have all of the task's tags, in random order without
 * repeats: `easyCount` easy ones, and as many whole case studies as it needs, each with its six items in order. Returns
 * the shortfalls if the bank is too small.
 */
export async function drawPractice({ task, bank, random }: DrawSource): Promise<DrawVerdict> {
  const { numOfQuestions = 0, caseStudies = 0 } = task
  const needed = singleCount(task)
  const easy = easyCount(task)
  if (numOfQuestions < 1 || caseStudies * CASE_ITEMS > numOfQuestions) return { ok: false, code: 'too-few-questions' }
  const counts = easy === undefined ? [needed] : [easy, needed - easy]
  const queries = singlePools(task).map((query, i) => ({ query, n: counts[i] ?? 0 }))
  const isShort = queries.map(({ query, n }) => bank.count(query) < n)
  const code = easy !== undefined ? shortage(isShort[0] === true, isShort[1] === true) : undefined
  if (code) return { ok: false, code }
  if (isShort.includes(true)) return { ok: false, code: 'too-few-questions' }
  const sampled = await bank.sample([...queries, ...casePools(task).map((query) => ({ query, n: caseStudies }))])
  const ids = sampled.slice(0, queries.length).flat()
  const cases = sampled.slice(queries.length).flat()
  if (ids.length < needed) return { ok: false, code: 'too-few-questions' }
  if (cases.length < caseStudies) return { ok: false, code: 'too-few-cases' }
  const units = [...ids.map((id) => [{ id }]), ...cases.map((id) => itemsOfCase({ id }))]
  return { ok: true, questions: shuffle(units, random).flat() }
}

/** The rules of a Practice test: a fixed number of questions, broken down by tag, passed by the share of points. */
export const practice: Rules = {
  kind: 'Practice',
  exam: false,
  adaptive: false,
  dimension: 'tags',
  listedTags: true,
  showsVerdict: true,
  startRefusal: 'questions-error',
  shortfalls: (task, { count }) => {
    const needed = singleCount(task)
    const easy = easyCount(task)
    const [first, others] = singlePools(task)
    const cases = caseShortfall(task, casePools(task), count)
    return easy === undefined
      ? [...shortfallOf(count, needed, first), ...cases]
      : [...shortfallOf(count, easy, first, EASY), ...shortfallOf(count, needed - easy, others), ...cases]
  },
  pools: practicePools,
  draw: drawPractice,
  tally: ({ tally }) => tally,
  afterBatch: () => ({ end: true }),
  close: (attempt) => attempt,
  grade: gradeOfPoints,
  drawMore: () => Promise.resolve([]),
  result: (attempt) => (gradeOfPoints(attempt) >= attempt.passGrade ? 'passing' : 'failing'),
}
