import { randomUUID } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { type Key, progressesOf, taskKey, taskSummaryKey, userKey } from '#table/keys.ts'
import { paymentItem } from '#table/payment.ts'
import { aProgress } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { sectionView } from '#lambdas/progress/learning/section-view.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { aLiveCourse, anAcademy, aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { metered } from '#lambdas/payments/testing/meter-fixture.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aStudent, START } from '#lambdas/attempts/academy-fixture.ts'
import type { Row } from '#bench/row.ts'
import { growthRow } from './growth-row.ts'
import type { Point } from './slope.ts'

type Output = { Item?: unknown; ScannedCount?: number; Responses?: Record<string, unknown[]> }

/** Counts from now on how many rows of the table its readers look at, shown to them or not. */
function rowsSeen(table: Table): () => number {
  let rows = 0
  table.client.middlewareStack.add(
    (next) => async (args) => {
      const { output, response } = await next(args)
      const { Item, ScannedCount = 0, Responses = {} } = output as Output
      rows += (Item === undefined ? 0 : 1) + ScannedCount + Object.values(Responses).flat().length
      return { output, response }
    },
    { step: 'initialize', name: 'rows', override: true },
  )
  return () => rows
}

/**
 * Users and as many payments, all of them in one month, that are really there. DynamoDB Local takes minutes to write a hundred
 * thousand of each; what they cost follows from how many rows the steps look at (rowsSeen).
 */
const MEASURED = [1_000, 10_000]
const COMPUTED = [100_000, 1_000_000]
const BATCH = 25
const AT_ONCE = 8
const COURSES = 5

/** One more user who has paid. */
function someone(n: number): Key[] {
  const uid = `grown-${n}`
  const payment = {
    key: sortableId(NOW - n),
    courseKey: 'course-1',
    courseName: 'RN Review',
    courseType: 'Online' as const,
    group: 'online#rn review',
    studentId: uid,
    studentName: `Nora Newman ${n}`,
    studentType: 'Student' as const,
    email: `${uid}@academy.example`,
    amount: 39_900,
    description: 'RN Review - 90 days online',
    date: NOW - n,
    token: 'ctoken_1',
    processing: false,
    status: 'paid' as const,
    progressKey: sortableId(NOW - n),
    intentId: `pi_${n}`,
  }
  return [userItem(aUser({ uid, lastName: `Newman ${n}`, email: payment.email })), paymentItem(payment)]
}

async function grow(table: Table, from: number, to: number): Promise<void> {
  for (let n = from; n < to;) {
    const batches = []
    for (; n < to && batches.length < AT_ONCE; n += Math.floor(BATCH / 2)) {
      const people = Array.from({ length: Math.min(Math.floor(BATCH / 2), to - n) }, (_, i) => someone(n + i))
      const puts = people.flat().map((Item) => ({ PutRequest: { Item } }))
      batches.push(table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: puts } })))
    }
    await Promise.all(batches)
  }
}

type Measured = Record<'register' | 'write' | 'mine' | 'section' | 'guard' | 'rows', number>

/** What a new student's steps cost among the people who are there; the course begins at `hour`, so that it is linked to no other. */
async function measureAmong(table: Table, hour: number): Promise<Measured> {
  const rows = rowsSeen(table)
  const uid = randomUUID()
  const academy = anAcademy(table)
  const course = aLiveCourse({ key: sortableId(NOW), startTime: `${hour}:00AM` })
  await academy.add(course, aUser({ uid }))
  const deps = metered(academy)
  await registerCourse({ courseKey: course.key, token: 'pm_ok', requestId: randomUUID() }, uid, deps)
  const owner = randomUUID()
  await batchPut(table, [
    ...Array.from({ length: COURSES }, (_, n) => aProgress(owner, `p${n}`)),
    { ...taskSummaryKey(uid, 'p1', 's0', 't0') },
  ])
  const student = await aStudent(table)
  const meter = meteredTable(table)
  const reads = async (step: () => Promise<unknown>) => {
    meter.reset()
    await step()
    return meter.read
  }
  const measured = {
    register: deps.units.read,
    write: deps.units.write,
    mine: await reads(() => queryItems(table, progressesOf(owner))),
    section: await reads(() =>
      sectionView({ progressKey: 'p1', contentKey: 'c0', sectionKey: 's0' }, student.uid, { table, now: () => START }),
    ),
    guard: await reads(() => getItem(table, userKey(uid))),
    rows: rows(),
  }
  // All students of this bench share one section: the next one finds in it what this one found.
  const { contentKey, sectionKey, taskKey: task } = student.keys
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: taskKey(contentKey, sectionKey, task) }))
  return measured
}

/** A student's steps as users and payments grow in number, measured in a table that holds them; and what the guard reads. */
export async function measurePeople(client: DynamoDBClient): Promise<{ rows: Row[]; guard: number }> {
  const table = await makeTable(client)
  const points: { size: number; units: Measured }[] = []
  let there = 0
  // The first purchase of an academy finds less than any later one.
  await measureAmong(table, 1)
  for (const size of MEASURED) {
    await grow(table, there, size)
    there = size
    points.push({ size, units: await measureAmong(table, points.length + 2) })
  }
  // Steps that look at as many rows among ten times the people cost the same among any number of them. Else nothing is computed.
  const isSame = new Set(points.map(({ units }) => units.rows)).size === 1
  const row = (what: string, unit: string, name: keyof Measured) => {
    const measured = points.map(({ size, units }): Point => ({ size, units: units[name] }))
    const units = measured.at(-1)?.units ?? 0
    const computed = (isSame ? COMPUTED : []).map((size): Point => ({ size, units, computed: true }))
    return growthRow(`users and payments: ${what}`, unit, [...measured, ...computed])
  }
  const rows = [
    row('register and pay', 'read', 'register'),
    row('register and pay', 'write', 'write'),
    row(`my courses (${COURSES})`, 'read', 'mine'),
    row('a section’s task list', 'read', 'section'),
    row('the guard of an administrator’s field', 'read', 'guard'),
  ]
  return { rows, guard: Math.max(...points.map(({ units }) => units.guard)) }
}
