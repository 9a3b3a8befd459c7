import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BUNDLE_BUDGETS, bundleFunction } from '#infra/bundling/bundle-function.ts'
import { FUNCTION_NAMES, type FunctionName } from '#infra/functions/functions.ts'
import { atMost, figure, median, type Row, row } from './rows.ts'
import { PEAK_MEMORY, serveEmptyCloud } from './search-process.ts'

/** These carry Stripe's package. */
const WITH_STRIPE: readonly FunctionName[] = ['registration', 'webhook', 'reconcile']
const GROUPS = [
  { name: 'functions', areas: FUNCTION_NAMES.filter((area) => !WITH_STRIPE.includes(area)), kind: 'plain', ms: 150 },
  { name: 'functions with Stripe', areas: WITH_STRIPE, kind: 'stripe', ms: 180 },
] as const

/** `a 649, b 633`: the figures of all, the highest first. */
const listed = (values: ReadonlyMap<string, number>) =>
  [...values]
    .sort(([, a], [, b]) => b - a)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** Sizes of the functions' bundles, as they are deployed. */
const bundleRows = (): Row[] =>
  GROUPS.map(({ name, areas, kind }) => {
    const sizeOf = (area: FunctionName) => Math.ceil(statSync(join(bundleFunction(area), 'index.js')).size / 1024)
    const sizes = new Map(areas.map((area) => [area, sizeOf(area)]))
    const largest = atMost(BUNDLE_BUDGETS[kind], Math.max(...sizes.values()), 'KB')
    return row(`bundles of ${areas.length} ${name}: largest`, largest, figure(listed(sizes)))
  })

const field = (name: string, args: object) => ({
  field: name,
  arguments: args,
  identity: { sub: 'bench', username: 'bench', groups: ['Student'] },
})
const link = (queryStringParameters: object) => ({ requestContext: { http: { method: 'GET' } }, queryStringParameters })
const place = { progressKey: 'p', contentKey: 'c', sectionKey: 's', taskKey: 't' }
const names = { given_name: 'Nora', family_name: 'Newman' }
const USER_KEY = { pk: { S: 'USER#u' }, sk: { S: 'PROFILE' } }
const USER = { ...USER_KEY, type: { S: 'user' }, uid: { S: 'u' } }

/** A first call of each function, such as it gets: it asks an empty academy, so most end in a refusal or an empty list. */
const CALLS: Record<FunctionName, object> = {
  accounts: {
    triggerSource: 'PreSignUp_SignUp',
    userName: 'bench',
    request: { userAttributes: { ...names, email: 'nora@academy.example', phone_number: '+12125550123' } },
    response: {},
  },
  registration: field('Mutation.registerCourse', {
    input: { courseKey: 'c', token: 'pm_1QAbCdEfGhIjKl', requestId: 'request-1' },
  }),
  webhook: {
    headers: { 'stripe-signature': 't=1,v1=0' },
    body: '{}',
    isBase64Encoded: false,
    requestContext: { http: { method: 'POST' } },
  },
  reconcile: {},
  upkeep: {},
  unsubscribe: link({ u: 'u', k: 'daysLeft', s: 'x' }),
  calendar: link({ u: 'u', n: '1', s: 'x' }),
  receipts: { paymentKey: 'p' },
  planning: field('Query.studyPlan', {}),
  testing: field('Mutation.createTaskProgress', { input: place }),
  learning: field('Query.courseView', { progressKey: 'p' }),
  certificates: field('Query.certificate', { progressKey: 'p' }),
  authoring: field('Query.contents', {}),
  uploads: field('Query.videoUpload', { input: { ...place, fileName: 'a.mp4', size: 1 } }),
  enrolment: field('Query.managedCourse', { key: 'c' }),
  questions: field('Query.questionUse', { id: 101 }),
  quizzes: field('Query.quizOptions', { progressKey: 'p' }),
  exams: field('Query.examBank', { exam: 'RN' }),
  search: field('Query.users', { page: 1 }),
  users: field('Query.managedUser', { uid: 'u' }),
  bookkeeping: { Records: [{ eventName: 'REMOVE', dynamodb: { Keys: USER_KEY, OldImage: USER } }] },
}

const RUNS = 7
const REPEATS = 50
const MAX_MB = 128

type Run = { first: number; bare: number; memory: number }

/** Prints when the first call was answered; what a call throws is an answer too. The bundle is required, as Lambda's runtime does it. */
const script = (module: string, event: object) => `
const answer = async () => {
const call = ${JSON.stringify(event)}
const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 30_000 }
const quiet = () => undefined
const say = console.log
Object.assign(console, { log: quiet, error: quiet, warn: quiet, info: quiet })
const bare = performance.now()
const { handler } = require(${JSON.stringify(module)})
await handler(call, context).catch(quiet)
const first = performance.now()
for (let n = 1; n < ${REPEATS}; n += 1) await handler(call, context).catch(quiet)
say(JSON.stringify({ bare, first, memory: ${PEAK_MEMORY} }))
process.exit(0)
}
answer()
`

/** Environment of every function: an empty cloud answers for all services. */
const environmentOf = (url: string): Record<string, string> => ({
  // Node 20 only, which Lambda does not run: the SDK would write to stderr that it wants a newer one.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_ENDPOINT_URL: url,
  AWS_ENDPOINT_URL_S3: url,
  TABLE_NAME: 'academy',
  MEDIA_BUCKET: 'media',
  SEARCH_BUCKET: 'search',
  WEB_BUCKET: 'web',
  USER_POOL_ID: 'us-east-1_bench',
  STRIPE_SECRET_ARN: 'stripe',
  STRIPE_API_URL: url,
  GRAPHQL_URL: `${url}/graphql`,
  MAIL_FROM: 'receipts@academy.example',
  SITE_URL: 'https://academy.example',
})

async function runOnce(area: FunctionName, env: Record<string, string>): Promise<Run> {
  const module = join(bundleFunction(area), 'index.js')
  const args = ['--input-type=commonjs', '-e', script(module, CALLS[area])]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout) as Run
}

/**
 * Sizes; then each function as it is deployed, in fresh Node processes before services that answer at once: how long until it has answered its
 * first call, beyond a bare start, and its most resident memory after fifty.
 */
export async function measureFunctions(): Promise<Row[]> {
  const rows = bundleRows()
  const cloud = await serveEmptyCloud()
  try {
    for (const { name, areas, ms } of GROUPS) {
      const [times, memory] = [new Map<string, number>(), new Map<string, number>()]
      for (const area of areas) {
        const runs: Run[] = []
        while (runs.length < RUNS) runs.push(await runOnce(area, environmentOf(cloud.url)))
        times.set(area, Math.round(median(runs.map(({ first, bare }) => first - bare))))
        memory.set(area, Math.round(Math.max(...runs.map((run) => run.memory))))
      }
      const most = Math.max(...memory.values())
      rows.push(
        row(
          `${areas.length} ${name}, worst: first call beyond a bare start; memory of ${REPEATS} calls`,
          ...[atMost(ms, Math.max(...times.values()), 'ms'), atMost(MAX_MB, most, 'MB')],
          ...[figure(`ms: ${listed(times)}`), figure(`MB: ${listed(memory)}`)],
        ),
      )
    }
    return rows
  } finally {
    cloud.close()
  }
}
