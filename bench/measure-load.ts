import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'
import { FUNCTION_NAMES, type FunctionName } from '#infra/functions/functions.ts'
import { FUNCTION_CALLS } from './function-calls.ts'
import { WITH_STRIPE } from './measure-functions.ts'
import { median } from './median.ts'
import { PEAK_MEMORY } from './peak-memory.ts'
import { atMost, type Row } from './row.ts'
import { serveEmptyCloud } from './serve-empty-cloud.ts'

const RUNS = 7
const REPEATS = 50
const MOST_MB = 128
const [MOST_MS, MOST_STRIPE_MS] = [150, 180]

type Run = { first: number; bare: number; memory: number }

/**
 * Prints how long the process had run when the first call was answered; what a call throws is an answer too. The bundle is required,
 * as Lambda's runtime does it.
 */
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
  const args = ['--input-type=commonjs', '-e', script(module, FUNCTION_CALLS[area])]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout) as Run
}

const isArea = (name: string): name is FunctionName => name in FUNCTION_CALLS

/**
 * Each function as it is deployed, in fresh Node processes before services that answer at once: how long until it has
 * answered its first call, beyond a bare start, and its most resident memory after fifty.
 */
export async function measureLoad(): Promise<Row[]> {
  const rows: Row[] = []
  const cloud = await serveEmptyCloud()
  try {
    for (const area of FUNCTION_NAMES.filter(isArea)) {
      const runs: Run[] = []
      while (runs.length < RUNS) runs.push(await runOnce(area, environmentOf(cloud.url)))
      const most = WITH_STRIPE.includes(area) ? MOST_STRIPE_MS : MOST_MS
      const milliseconds = Math.round(median(runs.map(({ first, bare }) => first - bare)))
      rows.push(atMost(`function ${area}: load and first call beyond a bare start`, most, milliseconds, 'ms'))
      const memory = Math.round(Math.max(...runs.map((run) => run.memory)))
      rows.push(atMost(`function ${area}: most memory in ${REPEATS} calls`, MOST_MB, memory, 'MB'))
    }
    return rows
  } finally {
    cloud.close()
  }
}
