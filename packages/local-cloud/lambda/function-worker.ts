import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { format } from 'node:util'
import { compileFunction, constants } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { importModule } from '../shared/import-module.ts'
import { isObject, type Json, textOf } from '../shared/json.ts'
import { dateOf } from './function-clock.ts'
import type { FunctionError, Job, Outcome, WorkerFacts, WorkerMessage } from './invocation.ts'

/** Parses the worker's data, which has crossed the thread boundary. */
function readFacts(value: unknown): WorkerFacts {
  const facts = isObject(value) ? value : {}
  const text = (name: string): string => textOf(facts[name]) ?? ''
  const memory: Json | undefined = facts['memoryMegabytes']
  return {
    file: text('file'),
    exportName: text('exportName'),
    functionName: text('functionName'),
    version: text('version'),
    memoryMegabytes: typeof memory === 'number' ? memory : 128,
    sourceMaps: facts['sourceMaps'] === true,
    logsJson: facts['logsJson'] === true,
    ...(isObject(value) && value['clock'] instanceof SharedArrayBuffer ? { clock: value['clock'] } : {}),
  }
}

const LEVELS = { debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const

/**
 * Makes a console write lines as Lambda does for the JSON log format: time, level, request ID, and message. A single
 * object argument stays an object.
 */
function writeJsonLines(console: Pick<Console, keyof typeof LEVELS>, requestId: () => string): void {
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[name].bind(console)
    console[name] = (...said: unknown[]) => {
      const message = said.length === 1 ? said[0] : format(...said)
      const line = { timestamp: new Date().toISOString(), level: LEVELS[name], requestId: requestId(), message }
      write('%s', JSON.stringify(line))
    }
  }
}

// Runs inside a worker thread: loads one function's bundle and runs its jobs one at a time.

type Handler = (event: unknown, context: unknown, callback?: (error: unknown, result: unknown) => void) => unknown

const facts: WorkerFacts = readFacts(workerData)
const machineNow = Date.now.bind(Date)
if (facts.clock) globalThis.Date = dateOf(facts.clock, Date)
let requestId = ''
const say = (message: WorkerMessage): void => parentPort?.postMessage(message)

function errorOf(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: JSON.stringify(error), trace: [] }
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
}

/**
 * Lambda treats a `.js` bundle as CommonJS regardless of any package.json above it, so Node's own loader must not
 * decide.
 */
async function loadModule(file: string): Promise<Record<string, unknown>> {
  if (!file.endsWith('.js')) return importModule(file)
  const module: { exports: Record<string, unknown> } = { exports: {} }
  const run = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  Reflect.apply(run, module.exports, [module.exports, createRequire(file), module, file, dirname(file)])
  return module.exports
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

function contextOf(job: Job): Record<string, unknown> {
  return {
    functionName: facts.functionName,
    functionVersion: facts.version,
    invokedFunctionArn: job.arn,
    memoryLimitInMB: String(facts.memoryMegabytes),
    awsRequestId: job.id,
    logGroupName: `/aws/lambda/${facts.functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, job.deadline - machineNow()),
  }
}

function call(handler: Handler, job: Job): Promise<unknown> {
  const event: unknown = JSON.parse(job.event)
  if (handler.length < 3) return Promise.resolve(handler(event, contextOf(job)))
  return new Promise((resolve, reject) => {
    const answer = handler(event, contextOf(job), (error, result) => {
      if (error === null || error === undefined) resolve(result)
      else reject(error instanceof Error ? error : new Error(JSON.stringify(error)))
    })
    if (answer instanceof Promise) answer.then(resolve, reject)
  })
}

async function run(handler: Handler, job: Job): Promise<string> {
  requestId = job.id
  try {
    const result = JSON.stringify((await call(handler, job)) ?? null)
    return `{"ok":true,"payload":${result}}`
  } catch (error) {
    const outcome: Outcome = { ok: false, error: errorOf(error) }
    console.error(`ERROR ${job.id} ${outcome.error.trace.join('\n') || outcome.error.errorMessage}`)
    return JSON.stringify(outcome)
  }
}

if (facts.logsJson) writeJsonLines(console, () => requestId)
if (facts.sourceMaps) process.setSourceMapsEnabled(true)
loadModule(facts.file).then(
  (module) => {
    const handler = module[facts.exportName]
    if (!isHandler(handler)) {
      const errorMessage = `${facts.exportName} is undefined or not exported`
      say({ kind: 'failed-to-load', error: { errorType: 'Runtime.HandlerNotFound', errorMessage, trace: [] } })
      return
    }
    parentPort?.on(
      'message',
      (job: Job) => void run(handler, job).then((outcome) => say({ kind: 'done', id: job.id, outcome })),
    )
    say({ kind: 'ready' })
  },
  (error: unknown) => say({ kind: 'failed-to-load', error: errorOf(error) }),
)
