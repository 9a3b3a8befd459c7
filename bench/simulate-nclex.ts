/**
 * npx tsx bench/simulate-nclex.ts: what the two NCLEX rule tables make of students whose true ability is known. Prints, as
 * Markdown, how many of 1,000 simulated students an ability pass, fail or stay undecided, and how many questions they
 * answer. Seeded: it prints the same each time (docs/test-engine.md).
 */
import { afterAnswer } from '../domain/testing/after-answer.ts'
import type { Attempt } from '../domain/testing/attempt.ts'
import { bitmapOf } from '../domain/testing/bitmap.ts'
import { nclexPreview } from '../domain/testing/nclex-preview.ts'
import { nclexStudent } from '../domain/testing/nclex-student.ts'
import type { DrawSource, Rules } from '../domain/testing/rules.ts'
import { startAttempt } from '../domain/testing/start-attempt.ts'
import type { TestTask } from '../domain/testing/test-task.ts'
import { seededRandom } from '../domain/testing/testing/seeded-random.ts'

const STUDENTS = 1_000
const AREAS = 8
/** Percent of the questions that a student knows, the same in every area. */
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

/** Sits a whole test; each question is known with `ability` percent, independently of the others. */
function sit(rules: Rules, source: DrawSource, ability: number): Attempt {
  const { task, random } = source
  const drawn = rules.draw(source)
  if (!drawn.ok) throw new Error(drawn.code)
  const plan = drawn.plan ? { plan: drawn.plan } : {}
  let attempt = startAttempt({ n: 1, task, questions: drawn.questions, courseEnd: Infinity, now: 0, ...plan })
  while (attempt.endTime === undefined) {
    const after = afterAnswer(attempt, { choice: [0], correct: random(100) < ability, under: [] }, rules, 1)
    attempt = after.attempt
    if (after.groups.length > 0) {
      const more = rules.drawMore(source, attempt, after.groups)
      attempt =
        more.length > 0 ? { ...attempt, questions: [...attempt.questions, ...more] } : { ...attempt, endTime: 1 }
    }
  }
  return attempt
}

const percent = (part: number) => `${((part * 100) / STUDENTS).toFixed(1)} %`

function row(rules: Rules, source: DrawSource, ability: number): string {
  const attempts = Array.from({ length: STUDENTS }, () => sit(rules, source, ability))
  const results = attempts.map(rules.result)
  const lengths = attempts.map(({ questions }) => questions.length).sort((a, b) => a - b)
  const share = (wanted: string) => percent(results.filter((result) => result === wanted).length)
  const at = (part: number) => lengths[Math.floor((STUDENTS - 1) * part)] ?? 0
  const cells = [`${ability} %`, share('passing'), share('failing'), share('undecided'), at(0), at(0.5), at(0.9), at(1)]
  return `| ${cells.join(' | ')} |`
}

for (const [name, rules] of TABLES)
  for (const limits of LIMITS) {
    const task: TestTask = { type: 'NCLEX', tags: ['RN'], ...limits }
    const perArea = limits.maxQuestions * 2
    const numbers = (from: number, n: number) => bitmapOf(Array.from({ length: n }, (_, i) => from + i))
    const rn = numbers(0, AREAS * perArea)
    const pools = Array.from({ length: AREAS }, (_, area) => numbers(area * perArea, perArea))
    const areas = pools.map((_, area) => String(area))
    const pool: DrawSource['pool'] = (one) => (one.by === 'tag' ? rn : (pools[Number(one.name)] ?? rn))
    console.log(`### ${name}, ${limits.minQuestions} to ${limits.maxQuestions} questions an area\n`)
    console.log('| true ability | pass | fail | undecided | fewest | median | 9 of 10 within | most |')
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
    for (const ability of ABILITIES)
      console.log(row(rules, { task, areas, pool, random: seededRandom(ability) }, ability))
    console.log()
  }
