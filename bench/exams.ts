import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { drawPoints, normal } from '#domain/exams/calibration/testing/generate-responses.ts'
import type { ExamEntry } from '#domain/exams/exam-entry.ts'
import { difficultyOf } from '#domain/exams/exam-item.ts'
import { packResponses } from '#domain/exams/pack-responses.ts'
import { simulateSession } from '#domain/exams/simulate.ts'
import { generatedExam } from '#domain/exams/testing/generated-bank.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { ADAPTIVE_TASK, examAnswer, examBank } from '#lambdas/attempts/exam-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { calibrateExam } from '#lambdas/exams/calibrate-exam.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { examResponsesKey } from '#table/bank-keys.ts'
import { questionItem } from '#table/question.ts'
import { examFile } from '#table/search-files.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { onTableServer } from './places.ts'
import { atLeast, atMost, bounded, figure, mean, median, type Row, row, total } from './rows.ts'
import { PEAK_MEMORY } from './search-process.ts'

const ACCURACY_FILE = fileURLToPath(new URL('../domain/exams/accuracy-rows.ts', import.meta.url))
const BANK = 2_000
const SITTINGS = 10_000
const ABILITIES = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1]
const NUMBERS = { minItems: 85, maxItems: 150, unscored: 15, caseStudies: 3 }

type Accuracy = { ability: number; right: number; meanLength: number }
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Writes how often exams decide correctly to the file that the students' report imports. */
function writeAccuracy(rows: readonly Accuracy[]): void {
  const lines = rows.map(
    ({ ability, right, meanLength }) => `    { ability: ${ability}, right: ${right}, meanLength: ${meanLength} },\n`,
  )
  const text = `import type { Accuracy } from './accuracy.ts'

/** Written by npm run bench -- adaptive. */
export const ACCURACY: Accuracy = {
  bank: ${BANK},
  sittings: ${SITTINGS},
  rows: [
${lines.join('')}  ],
}
`
  writeFileSync(ACCURACY_FILE, text)
}

/**
 * Simulates 10,000 adaptive exams at each ability on a generated bank. Seeded, so the figures are the same each time.
 */
function simulateExams(): Row[] {
  const source = { ...generatedExam(BANK, seededRandom(7)), numbers: NUMBERS, random: seededRandom(17) }
  const showings = new Map<number, number>()
  let items = 0
  const started = process.cpuUsage()
  const rows = ABILITIES.map((ability): Accuracy => {
    let [passed, length] = [0, 0]
    for (let i = 0; i < SITTINGS; i += 1) {
      const simulation = simulateSession(source, source.standard + ability)
      if (!simulation) throw new Error('The generated bank does not suffice')
      const { decision, questions } = simulation
      if (decision.passed) passed += 1
      length += decision.answered
      for (const id of questions) showings.set(id, (showings.get(id) ?? 0) + 1)
    }
    items += length
    const share = passed / SITTINGS
    return { ability, right: rounded(ability < 0 ? 1 - share : share, 4), meanLength: rounded(length / SITTINGS, 1) }
  })
  const { user } = process.cpuUsage(started)
  writeAccuracy(rows)
  const highest = Math.max(...showings.values()) / (SITTINGS * ABILITIES.length)
  const far = rows.filter(({ ability }) => Math.abs(ability) >= 0.5)
  const near = rows.filter(({ ability }) => Math.abs(ability) < 0.5)
  const lengths = far.map(({ ability, meanLength }) => `${meanLength} items at ${ability}`)
  return [
    row(
      'decided right at 0.5 logits or more from the standard: worst',
      ...[atLeast(99, Math.min(...far.map(({ right }) => right)) * 100), figure(lengths.join(', '))],
    ),
    row(
      'decided right nearer to it (at 0: passed)',
      ...near.map(({ ability, right, meanLength }) =>
        figure(`${(right * 100).toFixed(1)} % at ${ability} after ${meanLength} items`),
      ),
    ),
    row('one question shown to at most so many of 100 students', atMost(20, highest * 100, '%')),
    row('processor for an item: ability, choice of the next, decision', atMost(2, user / 1_000 / items, 'ms')),
  ]
}

type Units = { read: number; write: number }

/** The start of an adaptive test over a bank of eight areas, and all answers but the last; units by AWS's rules. */
async function sit(client: DynamoDBClient, size: number): Promise<{ size: number; start: Units; answers: Units[] }> {
  const table = await makeTable(client)
  await batchPut(table, examBank({ perArea: size / 8, judgments: 20, cases: 10 }, START - MINUTE))
  const student = await aStudent(table, ADAPTIVE_TASK)
  const meter = meteredTable(table)
  let attempt = await student.start()
  const start = { read: meter.read, write: meter.write }
  const answers: Units[] = []
  while (attempt.question) {
    meter.reset()
    attempt = (await student.move(examAnswer(attempt, answers.length % 2 === 0))).attempt
    answers.push({ read: meter.read, write: meter.write })
  }
  return { size, start, answers: answers.slice(0, -1) }
}

async function measureTests(client: DynamoDBClient): Promise<Row[]> {
  const sat: Awaited<ReturnType<typeof sit>>[] = []
  for (const size of [1_000, 2_000, 4_000, 8_000]) sat.push(await sit(client, size))
  const limit = (unit: keyof Units, most: number, of: (units: (typeof sat)[number]) => number) =>
    bounded(
      unit,
      sat.map((test) => ({ size: test.size, units: of(test) })),
      most,
      most,
    )
  const middle = (unit: keyof Units, most: number) =>
    limit(unit, most, ({ answers }) => median(answers.map((answer) => answer[unit])))
  return [
    row(
      'start of an adaptive test',
      limit('read', 4, ({ start }) => start.read),
      limit('write', 5, ({ start }) => start.write),
    ),
    row('an answer of an adaptive test', middle('read', 1.5), middle('write', 1)),
  ]
}

/** How adaptive exams decide, and what their tests cost. */
export const measureAdaptive = async (): Promise<Row[]> => [...simulateExams(), ...(await onTableServer(measureTests))]

const QUESTIONS = 10_000
const RESPONSES = 100
/** The function's memory in infra/functions/functions.ts. */
const MEMORY_MB = 2_048

/** Calibrates a generated exam in one run, with the table and files in memory. */
async function calibrate() {
  const random = seededRandom(2_026)
  const table = memoryTable(random)
  const searchFiles = memoryFiles()
  const deps = { table, searchFiles, now: () => Date.now() }
  const bank = Array.from({ length: QUESTIONS }, (_, i) => aQuestion({ id: 101 + i, area: ['Management of Care'] }))
  const items = bank.map((question) => questionItem(question, { version: 1, time: 1 }))
  await batchPut(table, items)
  await calibrateExam('RN', deps, Infinity)
  const truth = bank.map(() => normal(random, 0, 0.7))
  for (let n = 0; n < SITTINGS; n += 1) {
    const ability = normal(random, 0.3, 0.9)
    const first = random(QUESTIONS)
    // Distinct numbers, spread apart.
    const places = Array.from({ length: RESPONSES }, (_, k) => (first + k * 97) % QUESTIONS)
    const pointsAt = (place: number) => drawPoints(random, ability, [truth[place] ?? 0])
    const responses = packResponses(places.map((place) => ({ id: 101 + place, points: pointsAt(place), max: 1 })))
    const key = examResponsesKey('RN', `s${n}`)
    await batchPut(table, [Object.assign(key, { type: 'exam-responses', startedOn: 2, responses })])
  }
  const began = performance.now()
  const run = await calibrateExam('RN', deps, Infinity)
  const seconds = (performance.now() - began) / 1_000
  const entries = (await searchFiles.read<ExamEntry>(examFile('RN')))?.entries ?? []
  const off = entries.map(({ parts }, i) => (parts[0] ? difficultyOf(parts[0]) : 0) - (truth[i] ?? 0))
  const middle = mean(off)
  const rmse = Math.sqrt(total(off.map((error) => (error - middle) ** 2)) / off.length)
  // oxlint-disable-next-line no-eval -- the expression is this project's own, and works on every system
  const memory: unknown = (0, eval)(PEAK_MEMORY)
  return { ...run, seconds, rmse, memory: Number(memory) }
}

/** A nightly calibration in a separate process: the function's own computation, without waiting for AWS. */
export async function measureCalibration(): Promise<Row[]> {
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 })
  const run = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Awaited<ReturnType<typeof calibrate>>
  if (run.status !== 'done') throw new Error(`The calibration is ${run.status}`)
  const iteration = `${((run.seconds * 1_000) / run.iteration).toFixed(0)} ms an iteration`
  return [
    row(
      `calibration by ${run.responses} responses until nothing moves by 0.001 logits`,
      figure(`${run.seconds.toFixed(1)} s, ${run.iteration} iterations, ${iteration}`),
      figure(`error of the difficulties ${run.rmse.toFixed(2)} logits (root mean square)`),
    ),
    row('memory of the process, generated data included', atMost(MEMORY_MB, Math.round(run.memory), 'MB')),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await calibrate()))
