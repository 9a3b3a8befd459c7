import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { ADAPTIVE_TASK, examAnswer, examBank } from '#lambdas/attempts/exam-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { median } from '#bench/median.ts'
import type { Row } from '#bench/row.ts'
import { boundedRow } from './growth-row.ts'

/** Questions of each of eight areas. */
const PER_AREA = [125, 250, 500, 1_000]

type Units = { read: number; write: number }

async function sit(client: DynamoDBClient, perArea: number): Promise<{ start: Units; answers: Units[] }> {
  const table = await makeTable(client)
  await batchPut(table, examBank({ perArea, judgments: 20, cases: 10 }, START - MINUTE))
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
  // The last answer ends the test.
  return { start, answers: answers.slice(0, -1) }
}

/** A start and the answers of an adaptive test as the exam's bank grows; units by AWS's rules. */
export async function measureAdaptiveTests(client: DynamoDBClient): Promise<Row[]> {
  const points: ({ size: number } & Awaited<ReturnType<typeof sit>>)[] = []
  for (const perArea of PER_AREA) points.push({ size: perArea * 8, ...(await sit(client, perArea)) })
  const row = (what: string, unit: keyof Units, of: (point: (typeof points)[number]) => number, most: number) =>
    boundedRow(
      `questions: ${what}`,
      unit,
      points.map((point) => ({ size: point.size, units: of(point) })),
      { few: most, most },
    )
  const middle = (unit: keyof Units) => (point: (typeof points)[number]) =>
    median(point.answers.map((answer) => answer[unit]))
  return [
    row('start of an adaptive test', 'read', ({ start }) => start.read, 4),
    row('start of an adaptive test', 'write', ({ start }) => start.write, 5),
    row('an answer of an adaptive test', 'read', middle('read'), 1.5),
    row('an answer of an adaptive test', 'write', middle('write'), 1),
  ]
}
