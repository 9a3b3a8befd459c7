import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { testTaskOf, type TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { drawTest } from '#lambdas/attempts/start/draw-test.ts'
import { median } from '#bench/median.ts'
import type { Row } from '#bench/row.ts'
import { AREAS, bigPools, drawnItems } from './big-bank.ts'
import { boundedRow, growthRow } from './growth-row.ts'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const QUESTIONS = 75
const MOST_AT_A_MILLION = 40

type Kind = { name: string; task: Partial<TaskItem> }
const practice = { taskType: 'Practice', numOfQuestions: QUESTIONS, timeAllowed: 90 } as const
const ONE_TAG: Kind = { name: 'one tag and a share of easy ones', task: { ...practice, tags: ['RN'], percentEasy: 40 } }
const KINDS: Kind[] = [
  ONE_TAG,
  { name: 'two tags', task: { ...practice, tags: ['RN', 'Heart'] } },
  { name: 'two tags and a share of easy ones', task: { ...practice, tags: ['RN', 'Heart'], percentEasy: 40 } },
  {
    name: `NCLEX, ${AREAS.length} areas`,
    task: { taskType: 'NCLEX', tags: ['RN'], minQuestions: 5, maxQuestions: 10, timeAllowed: 90 },
  },
]

type Units = { read: number; write: number }
type Sat = { start: Units; answer: Units; rest: Units }

/** Starts of which the mean is told: how many pieces of the pools a draw touches is a matter of chance. */
const STARTS = 10

/** Sits a test in a table whose bank has only pools, to its end when it is the 75-question one. */
async function sit(table: Table, seed: number, { task }: Kind, toItsEnd: boolean): Promise<Sat> {
  const student = await aStudent(table, task)
  const test = testTaskOf(aTask('c0', 's0', 't', task))
  if (!test) throw new Error('The task is no test')
  // The same chance draws the same questions again when the test starts.
  const draw = {
    task: test,
    n: 1,
    courseEnd: START + 1_000 * MINUTE,
    without: new Set<number>(),
    seen: new Set<number>(),
  }
  const drawn = await drawTest(draw, { ...student.deps, random: seededRandom(seed) })
  if (!drawn) throw new Error('Nothing was drawn')
  student.deps.random = seededRandom(seed)
  const ids = drawn.questions.map(({ id }) => id)
  await batchPut(table, drawnItems(ids, START - MINUTE))
  const meter = meteredTable(table)
  let attempt = await student.start()
  const start = { read: meter.read, write: meter.write }
  const answers: Units[] = []
  while (toItsEnd && attempt.question) {
    meter.reset()
    attempt = (await student.check(attempt, answers.length % 2 === 0)).attempt
    answers.push({ read: meter.read, write: meter.write })
  }
  const sum = (unit: keyof Units) => answers.reduce((total, answer) => total + answer[unit], 0)
  const middle = (unit: keyof Units) => median(answers.map((answer) => answer[unit]))
  return {
    start,
    answer: { read: middle('read'), write: middle('write') },
    rest: { read: sum('read'), write: sum('write') },
  }
}

/** A test's start, answers and whole as the bank grows: pools of real length in DynamoDB Local, units by AWS's rules. */
export async function measureTests(client: DynamoDBClient): Promise<Row[]> {
  const sat = new Map<string, { size: number; sat: Sat; starts: number[] }[]>()
  for (const size of SIZES) {
    const table = await makeTable(client)
    await batchPut(table, [...bigPools(size), ...drawnItems([], START - MINUTE)])
    for (const kind of KINDS) {
      const first = await sit(table, 1, kind, kind === ONE_TAG)
      const starts = [first.start.read]
      while (starts.length < STARTS) starts.push((await sit(table, starts.length + 1, kind, false)).start.read)
      sat.set(kind.name, [...(sat.get(kind.name) ?? []), { size, sat: first, starts }])
    }
  }
  const row = (what: string, part: keyof Sat, unit: keyof Units) =>
    growthRow(
      `questions: ${what}`,
      unit,
      (sat.get(ONE_TAG.name) ?? []).map((point) => ({ size: point.size, units: point.sat[part][unit] })),
    )
  const mean = (units: readonly number[]) => units.reduce((sum, unit) => sum + unit, 0) / units.length
  const starts = KINDS.map(({ name }) =>
    boundedRow(
      `questions: start of a test: ${name}`,
      'read',
      (sat.get(name) ?? []).map((point) => ({ size: point.size, units: mean(point.starts) })),
      { few: 4, most: MOST_AT_A_MILLION },
    ),
  )
  return [
    ...starts,
    row('start of a test', 'start', 'write'),
    row('an answer', 'answer', 'read'),
    row('an answer', 'answer', 'write'),
    row(`the ${QUESTIONS} answers of a test`, 'rest', 'read'),
    row(`the ${QUESTIONS} answers of a test`, 'rest', 'write'),
  ]
}
