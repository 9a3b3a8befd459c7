/**
 * npx tsx bench/simulate-nclex.ts: simulates students of known ability under the two NCLEX rule tables. Prints, as
 * Markdown, how many of 1,000 students per ability pass, fail, or stay undecided, and how many questions they answer.
 * Seeded, so it prints the same each time (docs/test-engine.md).
 */
import { afterAnswer } from '#domain/attempts/after-answer.ts'
import { type Attempt, finishAttempt, startAttempt } from '#domain/attempts/attempt.ts'
import { nclexPreview } from '#domain/attempts/kinds/nclex-preview.ts'
import { nclexStudent } from '#domain/attempts/kinds/nclex.ts'
import type { DrawSource, Rules } from '#domain/attempts/rules.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { bankOf } from '#domain/attempts/testing/bank-of.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'

const STUDENTS = 1_000
const AREAS = 8
/** The percentage of questions that a student knows, the same in every area. */
const ABILITIES = [40, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95]
const LIMITS = [
  { minQuestions: 5, maxQuestions: 10 },
  { minQuestions: 10, maxQuestions: 20 },
  { minQuestions: 10, maxQuestions: 33 },
] as const
const TABLES: [string, Rules][] = [
  ['The student’s NCLEX', nclexStudent],
  ['The administrators’ preview', nclexPreview],
]

/**
 * Takes a whole test; each question is known with `ability` percent, independently of the others. `isEarly`: finishes
 * as soon as finishing would pass.
 */
async function sit(rules: Rules, source: DrawSource, ability: number, isEarly = false): Promise<Attempt> {
  const { task, random } = source
  const drawn = await rules.draw(source)
  if (!drawn.ok) throw new Error(drawn.code)
  const plan = drawn.plan ? { plan: drawn.plan } : {}
  let attempt = startAttempt({ n: 1, task, questions: drawn.questions, courseEnd: Infinity, now: 0, ...plan })
  while (attempt.endTime === undefined) {
    const after = afterAnswer(attempt, { choice: [0], correct: random(100) < ability, tagNumbers: [] }, rules, 1)
    attempt = after.attempt
    if (isEarly && rules.result(finishAttempt(attempt, 1)) === 'passing') return finishAttempt(attempt, 1)
    if (after.groups.length > 0) {
      const more = await rules.drawMore(source, attempt, after.groups)
      attempt =
        more.length > 0 ? { ...attempt, questions: [...attempt.questions, ...more] } : { ...attempt, endTime: 1 }
    }
  }
  return attempt
}

const percent = (part: number) => `${((part * 100) / STUDENTS).toFixed(1)} %`

const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`
type Limits = (typeof LIMITS)[number]

/** Prints a table for each of the limits, with a row of cells for each ability. */
async function print(name: string, head: string[], cellsOf: (limits: Limits, ability: number) => Promise<unknown[]>) {
  for (const limits of LIMITS) {
    console.log(`### ${name}, ${limits.minQuestions} to ${limits.maxQuestions} questions an area\n`)
    console.log([line(head), line(head.map(() => '---'))].join('\n'))
    for (const ability of ABILITIES) console.log(line([`${ability} %`, ...(await cellsOf(limits, ability))]))
    console.log()
  }
}

/** A bank with twice the maximum number of questions per area. */
function sourceOf(limits: Limits, random: Random): DrawSource {
  const task: TestTask = { type: 'NCLEX', tags: ['RN'], ...limits }
  const perArea = limits.maxQuestions * 2
  const numbers = (from: number, n: number) => Array.from({ length: n }, (_, i) => from + i)
  const areas = numbers(0, AREAS).map(String)
  const pools = Object.fromEntries(areas.map((area, n) => [area, numbers(n * perArea, perArea)]))
  return { task, areas, bank: bankOf({ RN: numbers(0, AREAS * perArea), ...pools }, random), random }
}

const HEAD = ['true ability', 'pass', 'fail', 'undecided', 'fewest', 'median', '9 of 10 within', 'most']
for (const [name, rules] of TABLES)
  await print(name, HEAD, async (limits, ability) => {
    const source = sourceOf(limits, seededRandom(ability))
    const attempts: Attempt[] = []
    while (attempts.length < STUDENTS) attempts.push(await sit(rules, source, ability))
    const results = attempts.map(rules.result)
    const lengths = attempts.map(({ questions }) => questions.length).sort((a, b) => a - b)
    const share = (wanted: string) => percent(results.filter((result) => result === wanted).length)
    const at = (part: number) => lengths[Math.floor((STUDENTS - 1) * part)] ?? 0
    return [share('passing'), share('failing'), share('undecided'), at(0), at(0.5), at(0.9), at(1)]
  })

// What finishing early gains: the same students, draws, and answers, once taken to the end and once cut short.
const EARLY = ['true ability', 'pass, sat to the end', 'pass, finished as soon as that passes']
await print('Finishing early', [...EARLY, 'students whose result differs'], async (limits, ability) => {
  const passed = { whole: 0, early: 0, differ: 0 }
  for (let student = 0; student < STUDENTS; student += 1) {
    const seed = ability * STUDENTS + student
    const isPassing = async (isEarly: boolean) =>
      nclexStudent.result(await sit(nclexStudent, sourceOf(limits, seededRandom(seed)), ability, isEarly)) === 'passing'
    const [whole, early] = [await isPassing(false), await isPassing(true)]
    if (whole) passed.whole += 1
    if (early) passed.early += 1
    if (whole !== early) passed.differ += 1
  }
  return [percent(passed.whole), percent(passed.early), passed.differ]
})
