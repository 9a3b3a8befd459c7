import { randomUUID } from 'node:crypto'
import { type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { type Key, progressesOf, taskKey, taskSummaryKey, userKey } from '#table/keys.ts'
import { paymentItem } from '#table/payment.ts'
import { questionChunk, statisticsList, statisticsSums, userChunk } from '#table/search-files.ts'
import { testTaskOf, type TaskItem } from '#table/task.ts'
import { aProgress, aTask } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { questionEntry } from '#domain/search/question-entry.ts'
import { userEntry } from '#domain/search/user-entry.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { drawTest } from '#lambdas/attempts/start/draw-test.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { metered } from '#lambdas/payments/testing/meter-fixture.ts'
import { sectionView } from '#lambdas/progress/learning/section-view.ts'
import { aLiveCourse, anAcademy, aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { AREAS, bigPools, drawnItems, putMany, someQuestions, someUsers } from './bank.ts'
import { servePayments } from './payments.ts'
import { onTableServer } from './places.ts'
import { bounded, flat, mean, median, type Point, type Row, row, total } from './rows.ts'
import { type Call, runSearch, searchEnvironment, serveEmptyCloud, serveFiles } from './search-process.ts'

const BANKS = [1_000, 10_000, 100_000, 1_000_000]
const QUESTIONS = 75

type Units = { read: number; write: number }
type Kind = { name: string; task: Partial<TaskItem> }
const practice = { taskType: 'Practice', numOfQuestions: QUESTIONS, timeAllowed: 90 } as const
const nclex = { taskType: 'NCLEX', minQuestions: 5, maxQuestions: 10, timeAllowed: 90 } as const
const ONE_TAG: Kind = { name: 'one tag and a share of easy ones', task: { ...practice, tags: ['RN'], percentEasy: 40 } }
const KINDS: Kind[] = [
  ONE_TAG,
  { name: 'two tags', task: { ...practice, tags: ['RN', 'Heart'] } },
  { name: 'two tags and a share of easy ones', task: { ...practice, tags: ['RN', 'Heart'], percentEasy: 40 } },
  { name: `NCLEX, ${AREAS.length} areas`, task: { ...nclex, tags: ['RN'] } },
]

/** Starts a test in a table whose bank contains only pools. */
async function start(table: Table, seed: number, { task }: Kind) {
  const student = await aStudent(table, task)
  const test = testTaskOf(aTask('c0', 's0', 't', task))
  if (!test) throw new Error('The task is no test')
  // The same seed draws the same questions again when the test starts.
  const none = new Set<number>()
  const draw = { task: test, n: 1, courseEnd: START + 1_000 * MINUTE, without: none, seen: none }
  const drawn = await drawTest(draw, { ...student.deps, random: seededRandom(seed) })
  if (!drawn) throw new Error('Nothing was drawn')
  student.deps.random = seededRandom(seed)
  const ids = drawn.questions.map(({ id }) => id)
  await batchPut(table, drawnItems(ids, START - MINUTE))
  const meter = meteredTable(table)
  const attempt = await student.start()
  return { student, meter, attempt, units: { read: meter.read, write: meter.write } }
}

type Sat = { size: number; start: Units; answers: Units[] }

/** A whole test over a bank of this size: the units of its start and of each answer. */
async function sit(table: Table, size: number): Promise<Sat> {
  const { student, meter, attempt: first, units } = await start(table, 1, ONE_TAG)
  const answers: Units[] = []
  for (let attempt = first; attempt.question;) {
    meter.reset()
    attempt = (await student.check(attempt, answers.length % 2 === 0)).attempt
    answers.push({ read: meter.read, write: meter.write })
  }
  return { size, start: units, answers }
}

/** A test's start, answers, and total as the bank grows: realistic pools in DynamoDB Local, units by AWS's rules. */
async function measureTests(client: DynamoDBClient): Promise<Row[]> {
  const sat: Sat[] = []
  const starts = new Map(KINDS.map(({ name }) => [name, [] as Point[]]))
  for (const size of BANKS) {
    const table = await makeTable(client)
    await batchPut(table, [...bigPools(size), ...drawnItems([], START - MINUTE)])
    for (const kind of KINDS) {
      // The average of ten, because the number of pool shards that a draw reads is random.
      const reads: number[] = []
      while (reads.length < 10) reads.push((await start(table, reads.length + 1, kind)).units.read)
      starts.get(kind.name)?.push({ size, units: mean(reads) })
    }
    sat.push(await sit(table, size))
  }
  const points = (of: (test: Sat) => number) => sat.map((test) => ({ size: test.size, units: of(test) }))
  const each = (unit: keyof Units, of: (units: number[]) => number) =>
    flat(
      unit,
      points(({ answers }) => of(answers.map((answer) => answer[unit]))),
    )
  const writes = points(({ start }) => start.write)
  return [
    ...KINDS.map(({ name }) => row(`start of a test: ${name}`, bounded('read', starts.get(name) ?? [], 4, 40))),
    row('start of a test', flat('write', writes)),
    row('an answer', each('read', median), each('write', median)),
    row(`the ${QUESTIONS} answers of a test`, each('read', total), each('write', total)),
  ]
}

type Output = { Item?: unknown; ScannedCount?: number; Responses?: Record<string, unknown[]> }

/** Starts counting the rows of the table that readers examine, returned or not. */
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
 * The numbers of users, and of payments in one month, that are actually stored. DynamoDB Local takes minutes to write a
 * hundred thousand of each, so costs beyond that are derived from the number of rows that the steps examine (rowsSeen).
 */
const PEOPLE = [1_000, 10_000]
const COMPUTED = [100_000, 1_000_000]
const COURSES = 5

/** A user with a payment. */
function someone(n: number): Key[] {
  const uid = `grown-${n}`
  const email = `${uid}@academy.example`
  const payment = paymentItem({
    ...{ key: sortableId(NOW - n), progressKey: sortableId(NOW - n), intentId: `pi_${n}`, token: 'ctoken_1' },
    ...{ courseKey: 'course-1', courseName: 'RN Review', courseType: 'Online', group: 'online#rn review' },
    ...{ studentId: uid, studentName: `Nora Newman ${n}`, studentType: 'Student', email, amount: 39_900 },
    ...{ description: 'RN Review - 90 days online', date: NOW - n, processing: false, status: 'paid' },
  })
  return [userItem(aUser({ uid, lastName: `Newman ${n}`, email })), payment]
}

type Measured = Record<'register' | 'write' | 'mine' | 'section' | 'guard' | 'rows', number>

/** The cost of a new student's steps among existing users; `hour`: when the course starts, so that none is linked. */
async function measureAmong(table: Table, hour: number): Promise<Measured> {
  const rows = rowsSeen(table)
  const [uid, owner] = [randomUUID(), randomUUID()]
  const academy = anAcademy(table)
  const course = aLiveCourse({ key: sortableId(NOW), startTime: `${hour}:00AM` })
  await academy.add(course, aUser({ uid }))
  const deps = metered(academy)
  await registerCourse({ courseKey: course.key, token: 'pm_ok', requestId: randomUUID() }, uid, deps)
  const courses = Array.from({ length: COURSES }, (_, n) => aProgress(owner, `p${n}`))
  await batchPut(table, [...courses, { ...taskSummaryKey(uid, 'p1', 's0', 't0') }])
  const student = await aStudent(table)
  const meter = meteredTable(table)
  const reads = async (step: () => Promise<unknown>) => {
    meter.reset()
    await step()
    return meter.read
  }
  const section = { progressKey: 'p1', contentKey: 'c0', sectionKey: 's0' }
  const measured = {
    register: deps.units.read,
    write: deps.units.write,
    mine: await reads(() => queryItems(table, progressesOf(owner))),
    section: await reads(() => sectionView(section, student.uid, { table, now: () => START })),
    guard: await reads(() => getItem(table, userKey(uid))),
    rows: rows(),
  }
  // All students of this bench share a section, so this restores it for the next one.
  const { contentKey, sectionKey, taskKey: task } = student.keys
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: taskKey(contentKey, sectionKey, task) }))
  return measured
}

/** The cost of a student's steps in tables with ever more users and payments; `guard`: what the guard reads. */
async function measurePeople(client: DynamoDBClient): Promise<{ rows: Row[]; guard: number }> {
  const table = await makeTable(client)
  const points: { size: number; units: Measured }[] = []
  // An academy's first purchase reads less than later ones.
  await measureAmong(table, 1)
  for (const size of PEOPLE) {
    const there = points.at(-1)?.size ?? 0
    const people = Array.from({ length: size - there }, (_, n) => someone(there + n))
    await putMany(table, people.flat())
    points.push({ size, units: await measureAmong(table, points.length + 2) })
  }
  // Steps that examine as many rows with ten times the users cost the same at any size; otherwise nothing is computed.
  const isSame = new Set(points.map(({ units }) => units.rows)).size === 1
  const grown = (unit: string, name: keyof Measured) => {
    const measured = points.map(({ size, units }): Point => ({ size, units: units[name] }))
    const units = measured.at(-1)?.units ?? 0
    const computed = (isSame ? COMPUTED : []).map((size): Point => ({ size, units, computed: true }))
    return flat(unit, [...measured, ...computed])
  }
  const rows = [
    row('register and pay, among users', grown('read', 'register'), grown('write', 'write')),
    row(`my courses (${COURSES}), among users`, grown('read', 'mine')),
    row('a section’s task list, among users', grown('read', 'section')),
    row('the guard of an administrator’s field', grown('read', 'guard')),
  ]
  return { rows, guard: Math.max(...points.map(({ units }) => units.guard)) }
}

/** A function with a million users in memory needs 2 GB (decision 0015), too much for this machine. */
const LISTED = [1_000, 10_000, 100_000]

function chunked<Entry>(entries: readonly Entry[], chunkOf: (entry: Entry) => string) {
  const chunks = new Map<string, Entry[]>()
  for (const entry of entries) {
    const chunk = chunkOf(entry)
    const held = chunks.get(chunk)
    if (held) held.push(entry)
    else chunks.set(chunk, [entry])
  }
  return serveFiles([...chunks.keys()], (name) => chunks.get(name))
}

const questionEntries = (size: number) => someQuestions(size).map((question) => questionEntry(question))

/** Questions with forty answers each. */
const statistics = (size: number) =>
  Array.from({ length: size }, (_, n): StatisticsEntry => ({
    ...{ id: n + 1, type: 'Multiple Choice', version: 1, versions: 1, n: 40, share: 0.97, from: 0.87, to: 0.99 },
    ...{ by: 'ability', known: 40, discrimination: ((n * 7) % 100) / 100, leftOut: 0, flaws: ['tooEasy'] },
  }))

type List = { field: string; calls: Call['arguments'][]; files: (size: number) => ReturnType<typeof serveFiles> }

/** A page and a search of each list. */
const LISTS: List[] = [
  {
    field: 'questions',
    calls: [{ page: 2 }, { search: { type: 'Default', text: 'rareword' }, page: 1 }],
    files: (size) => chunked(questionEntries(size), ({ id }) => questionChunk(id)),
  },
  {
    field: 'questionStatistics',
    calls: [
      { sort: { by: 'discrimination', descending: true }, page: 2 },
      { search: '500', flaw: 'tooEasy', page: 1 },
    ],
    files: (size) => chunked(statistics(size), ({ id }) => statisticsList(statisticsSums(id))),
  },
  {
    field: 'users',
    calls: [{ page: 2 }, { search: 'person500@', page: 1 }],
    files: (size) => chunked(someUsers(size).map(userEntry), ({ uid }) => userChunk(uid)),
  },
  {
    field: 'payments',
    calls: [{}, { search: 'quartz zoe' }],
    files: (size) => servePayments({ days: 100, aday: size / 100 }),
  },
]

/** How many requests the deployed function sends to the table to serve these calls from files of `size` entries. */
async function tableRequests({ field, calls, files }: List, size: number): Promise<number> {
  const [store, table] = [await files(size), await serveEmptyCloud()]
  const script = `for (const args of ${JSON.stringify(calls)})
    if (!(await ask({ field: 'Query.${field}', arguments: args })).items.length) throw new Error('No matches')`
  try {
    await runSearch(script, searchEnvironment(store.url, table.url))
    return table.requests()
  } finally {
    store.close()
    table.close()
  }
}

/** Administrators' lists as they grow: the deployed function's requests to the table; `guard`: the read before it. */
async function measureLists(guard: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const list of LISTS) {
    for (const size of LISTED) {
      const requests = await tableRequests(list, size)
      if (requests > 0) throw new Error(`${list.field}: ${requests} requests to the table, whose units nobody counted`)
    }
    // A function that sends the table no request at three sizes sends none at a fourth.
    const points = [...LISTED, 1_000_000].map((size) => ({ size, units: guard, computed: size > 100_000 }))
    rows.push(row(`${list.field}: a page and a search, with the guard`, flat('read', points)))
  }
  return rows
}

/** The cost of the targets' rows as questions, users, and payments grow a thousandfold, in AWS's request units. */
export const measureGrowth = (): Promise<Row[]> =>
  onTableServer(async (client) => {
    const tests = await measureTests(client)
    const { rows: people, guard } = await measurePeople(client)
    return [...tests, ...people, ...(await measureLists(guard))]
  })
