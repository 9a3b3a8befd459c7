import { EASY, type PoolQuery, shortfallOf } from '../bank.ts'
import { maxScore } from '../attempt.ts'
import { grade } from '../grade.ts'
import type { DrawSource, DrawVerdict, Rules, Shortage } from '../rules.ts'
import { shuffle } from '../sampling.ts'
import type { TestTask } from '../test-task.ts'

/** How many of a test's questions are easy: round(n x percent / 100) (spec 3.9.5); absent percent: any mix. */
export const easyCount = ({ numOfQuestions = 0, percentEasy }: TestTask): number | undefined =>
  percentEasy === undefined ? undefined : Math.min(numOfQuestions, Math.round((numOfQuestions * percentEasy) / 100))

/** The pools of a Practice: its easy questions and its others or, without a share of easy ones, any that carry its tags. */
export const practicePools = ({ tags, percentEasy }: TestTask): PoolQuery[] =>
  percentEasy === undefined
    ? [{ tags }]
    : [
        { tags, easy: true },
        { tags, easy: false },
      ]

function shortage(easyLacks: boolean, normalLacks: boolean): Shortage | undefined {
  if (easyLacks && normalLacks) return 'too-few-easy-or-normal'
  return easyLacks ? 'too-few-easy' : normalLacks ? 'too-few-normal' : undefined
}

/**
 * Draws a Practice test (spec 3.5.23, 3.9.5): questions that carry all of the task's tags, at random and without
 * repeats, the easy ones as `easyCount` says, in random order. Names what the bank lacks when it holds too few.
 */
export async function drawPractice({ task, bank, random }: DrawSource): Promise<DrawVerdict> {
  const wanted = task.numOfQuestions ?? 0
  const easy = easyCount(task)
  if (wanted < 1) return { ok: false, code: 'too-few-questions' }
  const counts = easy === undefined ? [wanted] : [easy, wanted - easy]
  const wants = practicePools(task).map((query, i) => ({ query, n: counts[i] ?? 0 }))
  const lacks = wants.map(({ query, n }) => bank.count(query) < n)
  const code = easy !== undefined ? shortage(lacks[0] === true, lacks[1] === true) : undefined
  if (code) return { ok: false, code }
  if (lacks.includes(true)) return { ok: false, code: 'too-few-questions' }
  const ids = (await bank.sample(wants)).flat()
  if (ids.length < wanted) return { ok: false, code: 'too-few-questions' }
  return { ok: true, questions: shuffle(ids, random).map((id) => ({ id })) }
}

/** The rules of a Practice test: a fixed number of questions, broken down by tag, passed by the share of all of them. */
export const practice: Rules = {
  kind: 'Practice',
  exam: false,
  dimension: 'tags',
  listedTags: true,
  showsVerdict: true,
  startRefusal: 'questions-error',
  shortfalls: (task, { count }) => {
    const wanted = task.numOfQuestions ?? 0
    const easy = easyCount(task)
    const [first, others] = practicePools(task)
    return easy === undefined
      ? shortfallOf(count, wanted, first)
      : [...shortfallOf(count, easy, first, EASY), ...shortfallOf(count, wanted - easy, others)]
  },
  pools: practicePools,
  draw: drawPractice,
  tally: ({ tally }) => tally,
  afterBatch: () => ({ end: true }),
  drawMore: () => Promise.resolve([]),
  result: (attempt) => (grade(attempt.score, maxScore(attempt)) >= attempt.passGrade ? 'passing' : 'failing'),
}
