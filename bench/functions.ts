import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BUNDLE_BUDGETS, bundleFunction } from '#infra/bundling/bundle-function.ts'
import { FUNCTION_NAMES, type FunctionName } from '#infra/functions/functions.ts'
import { atMost, figure, median, type Row, row } from './rows.ts'
import { PEAK_MEMORY, serveEmptyCloud } from './search-process.ts'

/** These bundle Stripe's package. */
const WITH_STRIPE: readonly FunctionName[] = ['registration', 'webhook', 'reconcile']
const GROUPS = [
  { name: 'functions', areas: FUNCTION_NAMES.filter((area) => !WITH_STRIPE.includes(area)), kind: 'plain', ms: 150 },
  { name: 'functions with Stripe', areas: WITH_STRIPE, kind: 'stripe', ms: 180 },
] as const

/** `a 649, b 633`: all values, the highest first. */
const listed = (values: ReadonlyMap<string, number>) =>
  [...values]
    .sort(([, a], [, b]) => b - a)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** Sizes of the functions' deployed bundles. */
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

/** A typical first event of each function. The academy is empty, so most calls return an error or an empty list. */
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

/** Prints when the first call returned or threw. Uses `require` for the bundle, like Lambda's runtime. */
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

/** The environment of every function, where an empty cloud serves all AWS services. */
const environmentOf = (url: string): Record<string, string> => ({
  // Only for Node 20, which Lambda doesn't run: the SDK would print a warning to stderr that it requires a newer
  // version.
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
 * Measures bundle sizes, then each function as deployed, in new Node processes with services that respond immediately:
 * the time until the first response minus a bare start, and the peak resident memory after fifty calls.
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
