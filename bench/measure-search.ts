import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { buildWeb, synthesize } from 'local-cloud/boot/build.ts'
import { type LocalCloud, startLocalCloud } from 'local-cloud/boot/start-local-cloud.ts'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'
import { questionItem } from '#table/question.ts'
import { median } from './median.ts'
import { PEAK_MEMORY } from './peak-memory.ts'
import { printRows } from './print-rows.ts'
import { atMost, figure, type Row } from './row.ts'
import { fillTable, someQuestions, someUsers, STUDYING, writeUsers } from './search-data.ts'
import { withoutStream } from './without-stream.ts'

/** A call of the function: a field with its arguments. */
type Call = { field: string; arguments: Record<string, unknown> }

const run = (module: string, calls: readonly Call[]) => `
const { handler } = await import(${JSON.stringify(module)})
for (const call of ${JSON.stringify(calls)}) {
  const reply = await handler({ ...call, identity: { sub: 'bench' } })
  if (!reply.data) throw new Error(JSON.stringify(reply))
}
console.log(${PEAK_MEMORY})
`

/** Most resident memory, in MB, of a Node process that loads the function as it is deployed and answers these calls. */
async function searchMemory(calls: readonly Call[], environment: Record<string, string>): Promise<number> {
  const module = pathToFileURL(join(bundleFunction('search'), 'index.js')).href
  const args = ['--max-old-space-size=384', '--input-type=module', '-e', run(module, calls)]
  // The services that it asks are in this process, which must not wait for it.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment })
  return Math.round(Number(stdout.trim()))
}

/** `npx tsx bench/measure-search.ts` measures the searches alone; `npm run bench` has their rows among its own. */

const QUESTIONS = 10_000
const USERS = 50_000
/** Users who sign up at once while the stream's functions follow: each costs these what a sign-up costs. */
const SIGN_UPS = 500
/** Users with an active course. */
const LEARNERS = (USERS - SIGN_UPS) / STUDYING
const REPEATS = 15
/** Where files lie in memory, on Linux: DynamoDB Local writes an item in half the processor time of a disk there (1.3 and 2.7 ms). */
const MEMORY = '/dev/shm'
const LONGEST_WAIT_MS = 300_000

const began = performance.now()
/** What it does now, beside the result: a run takes minutes. */
const report = (step: string) => {
  process.stderr.write(`search, ${((performance.now() - began) / 1_000).toFixed(0)} s: ${step}\n`)
}

const questions = (search: object | null, page = 1): Call => ({ field: 'Query.questions', arguments: { search, page } })
const users = (search: string | null, page = 1): Call => ({ field: 'Query.users', arguments: { search, page } })

const usersBy = (courses: string): Call => ({ field: 'Query.users', arguments: { courses, page: 1 } })

/** Each with the number of rows that it must find. */
const CALLS: [string, Call, number][] = [
  ['page of questions, the first', questions(null), QUESTIONS],
  ['page of questions, the last', questions(null, QUESTIONS / 50), QUESTIONS],
  ['search of questions by words', questions({ type: 'Default', text: 'rareword' }), QUESTIONS / 1_000],
  ['search of questions by number', questions({ type: 'Number', text: '5101' }), 1],
  ['search of questions by tags', questions({ type: 'Tag', tags: ['RN', 'Topic 6'] }), QUESTIONS / 40],
  ['search of questions by area', questions({ type: 'Areas', subject: 'PN', areas: ['Basic Care'] }), QUESTIONS / 10],
  ['page of users, the last', users(null, USERS / 20), USERS],
  ['search of users', users('person49999@'), 1],
  ['users with an active course', usersBy('active'), LEARNERS],
  ['users without an active course', usersBy('none'), USERS - LEARNERS],
]

async function ask(cloud: LocalCloud, call: Call): Promise<number> {
  const reply = await cloud.invoke('search', { ...call, identity: { sub: 'bench' } } as never)
  return (reply as { data: { total: number } }).data.total
}

/** How long it takes until a call finds so many; throws when it never does. */
async function untilFound(cloud: LocalCloud, call: Call, total: number, pause: number): Promise<number> {
  const start = performance.now()
  for (let reported = start; ;) {
    const count = await ask(cloud, call)
    const now = performance.now()
    if (count === total) return now - start
    if (now - start > LONGEST_WAIT_MS) throw new Error(`${call.field} found ${count}, never ${total}`)
    if (now - reported > 5_000) {
      report(`${call.field} finds ${count} of ${total}`)
      reported = now
    }
    await sleep(pause)
  }
}

async function callRows(cloud: LocalCloud, [what, call, total]: (typeof CALLS)[number]): Promise<Row[]> {
  cloud.table.meter.reset()
  const times: number[] = []
  for (let i = 0; i < REPEATS; i += 1) {
    const start = performance.now()
    if ((await ask(cloud, call)) !== total) throw new Error(`${what} did not find ${total}`)
    times.push(performance.now() - start)
  }
  const own = cloud.table.meter.read().operations.filter(({ caller }) => caller.includes('Search'))
  const reads = own.reduce((sum, request) => sum + request.reads, 0) / REPEATS
  return [
    atMost(`${what} (${total} found)`, 2, reads, 'read'),
    figure(`${what}: median`, `${median(times).toFixed(1)} ms`),
  ]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** How long it takes to make all search files. Beside other work it may take longer than the function may, and is then made once more. */
async function rebuild(cloud: LocalCloud, tries = 3): Promise<number> {
  report('making all search files')
  const start = performance.now()
  try {
    await cloud.invoke('bookkeeping', { rebuild: true })
    return performance.now() - start
  } catch (error) {
    if (tries === 1) throw error
    report(String(error))
    return rebuild(cloud, tries - 1)
  }
}

async function measure(cloud: LocalCloud): Promise<Row[]> {
  const dynamo = new DynamoDBClient({
    region: cloud.region,
    endpoint: cloud.endpoints.DYNAMODB ?? '',
    credentials: cloud.developer,
  })
  const table = { client: DynamoDBDocumentClient.from(dynamo), name: textOf(cloud.outputs.TableName) }
  const bank = someQuestions(QUESTIONS)
  report(`writing ${QUESTIONS} questions and ${USERS - SIGN_UPS} users`)
  await withoutStream(dynamo, table.name, () => fillTable(table, bank, someUsers(USERS - SIGN_UPS), report))
  const rebuilt = await rebuild(cloud)
  report(`writing ${SIGN_UPS} users whom the stream follows`)
  await writeUsers(table, someUsers(SIGN_UPS, USERS - SIGN_UPS))
  const caughtUp = await untilFound(cloud, users(null), USERS, 200)

  const rows: Row[] = []
  for (const call of CALLS) {
    report(call[0])
    rows.push(...(await callRows(cloud, call)))
  }
  const lags: number[] = []
  for (const question of bank.slice(0, 7)) {
    report(`a write to its place in a search, ${lags.length + 1} of 7`)
    const marker = `marker${question.id}`
    const Item = questionItem({ ...question, body: `${question.body} ${marker}` }, { version: 2, time: 2 })
    await table.client.send(new PutCommand({ TableName: table.name, Item }))
    lags.push(await untilFound(cloud, questions({ type: 'Default', text: marker }), 1, 20))
  }
  report('memory')
  dynamo.destroy()
  const memory = (calls: readonly Call[]) =>
    searchMemory(calls, {
      AWS_REGION: cloud.region,
      AWS_ACCESS_KEY_ID: cloud.developer.accessKeyId,
      AWS_SECRET_ACCESS_KEY: cloud.developer.secretAccessKey,
      AWS_ENDPOINT_URL_S3: cloud.endpoints.S3 ?? '',
      AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.DYNAMODB ?? '',
      TABLE_NAME: table.name,
      SEARCH_BUCKET: textOf(cloud.outputs.SearchBucket),
    })
  const all = CALLS.map(([, call]) => call)
  return [
    ...rows,
    atMost('a write to its place in a search: median', 1_000, median(lags), 'ms'),
    figure(
      `${SIGN_UPS} users written at once: then in the lists of ${USERS} after`,
      `${(caughtUp / 1_000).toFixed(1)} s`,
    ),
    figure('all search files made again', `${(rebuilt / 1_000).toFixed(1)} s`),
    atMost(
      `memory of the search function, ${QUESTIONS} questions`,
      256,
      await memory(all.filter(({ field }) => field === 'Query.questions')),
      'MB',
    ),
    atMost(`memory of the search function, and ${USERS} users`, 256, await memory(all), 'MB'),
  ]
}

/**
 * Lists and searches over 10,000 questions and 50,000 users, in a local cloud of its own made of the project at `root`. All but 500 users are
 * written before the stream's functions follow, and reach the search files as those of a restored table do: a sign-up costs these
 * functions a query and a write, which 50,000 never do at once. Says on standard error what it does.
 */
export async function measureSearch(root: string): Promise<Row[]> {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'academy-search-'))
  const webDir = await buildWeb(root, report)
  const cloud = await startLocalCloud({
    port: 0,
    dataDir: join(folder, 'data'),
    assembly: synthesize(root, report),
    webDir,
    quiet: true,
    onProgress: report,
  })
  try {
    return await measure(cloud)
  } finally {
    await cloud.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(printRows(await measureSearch(fileURLToPath(new URL('..', import.meta.url)))))
