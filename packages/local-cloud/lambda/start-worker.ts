import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { isObject, parseJson, textOf, textsOf } from '../shared/json.ts'
import type { FunctionClock } from './function-clock.ts'
import type { FunctionLog } from './function-log.ts'
import type { FunctionError, Job, Outcome, WorkerFacts, WorkerMessage } from './invocation.ts'
import type { FunctionSpec } from './read-functions.ts'

let bundled: string | undefined

/** The worker's code as one CommonJS text, so that workers start without a TypeScript loader. */
function bundleWorker(): string {
  bundled ??= buildSync({
    entryPoints: [fileURLToPath(new URL('function-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  }).outputFiles[0]?.text
  return bundled ?? ''
}

/** A warm instance of a function. */
export type FunctionWorker = {
  /** Runs one job, invoked with this ARN; the instance ends if the job timed out or crashed. */
  run: (id: string, event: string, arn: string) => Promise<Outcome>
  isGone: () => boolean
  stop: () => Promise<void>
}

function factsOf(spec: FunctionSpec): WorkerFacts {
  const [module = 'index', exportName = 'handler'] = spec.handler.split('.')
  const names = ['mjs', 'cjs', 'js'].map((ending) => join(spec.folder, `${module}.${ending}`))
  return {
    file: names.find((name) => existsSync(name)) ?? join(spec.folder, `${module}.js`),
    exportName,
    functionName: spec.name,
    version: spec.version,
    memoryMegabytes: spec.memoryMegabytes,
    sourceMaps: (spec.environment['NODE_OPTIONS'] ?? '').includes('--enable-source-maps'),
    logsJson: spec.logsJson,
  }
}

function readOutcome(text: string): Outcome {
  const value = parseJson(text)
  if (isObject(value) && value['ok'] === true) return { ok: true, payload: value['payload'] ?? null }
  const error = isObject(value) && isObject(value['error']) ? value['error'] : {}
  const trace = textsOf(error['trace'])
  return {
    ok: false,
    error: {
      errorType: textOf(error['errorType']) ?? 'Error',
      errorMessage: textOf(error['errorMessage']) ?? '',
      trace,
    },
  }
}

const failed = (errorType: string, errorMessage: string, trace: string[] = []): Outcome => ({
  ok: false,
  error: { errorType, errorMessage, trace },
})

/** Starts a function instance in a worker thread with its own environment. */
export function startWorker(
  spec: FunctionSpec,
  environment: Record<string, string>,
  log: FunctionLog,
  clock: FunctionClock,
): FunctionWorker {
  const worker = new Worker(bundleWorker(), {
    eval: true,
    env: environment,
    execArgv: [],
    workerData: { ...factsOf(spec), clock: clock.shared },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: spec.memoryMegabytes },
  })
  worker.stdout.on('data', (chunk: Buffer) => log.write(chunk.toString()))
  worker.stderr.on('data', (chunk: Buffer) => log.error(chunk.toString()))
  let gone = false
  let finish: ((outcome: Outcome) => void) | undefined
  let loadError: FunctionError | undefined
  const end = (outcome: Outcome): void => {
    gone = true
    finish?.(outcome)
  }
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'done') finish?.(readOutcome(message.outcome))
      else if (message.kind === 'failed-to-load') loadError = message.error
      if (message.kind !== 'done') resolve()
    })
    worker.on('error', (error) => {
      log.error(`${String(error.stack)}\n`)
      end(
        failed(
          error.name === 'Error' ? 'Runtime.ExitError' : error.name,
          error.message,
          (error.stack ?? '').split('\n'),
        ),
      )
      resolve()
    })
    worker.on('exit', () => {
      end(failed('Runtime.ExitError', 'Error: Runtime exited without providing a reason'))
      resolve()
    })
  })
  const stop = async (): Promise<void> => {
    gone = true
    await worker.terminate()
  }
  const run = async (id: string, event: string, arn: string): Promise<Outcome> => {
    const outcome = new Promise<Outcome>((resolve) => {
      finish = resolve
    })
    await ready
    if (loadError !== undefined) {
      await stop()
      return { ok: false, error: loadError }
    }
    if (gone) return outcome
    const job: Job = { id, event, deadline: Date.now() + spec.timeoutSeconds * 1_000, arn }
    const timer = setTimeout(() => {
      const seconds = spec.timeoutSeconds.toFixed(2)
      log.error(`${id} Task timed out after ${seconds} seconds\n`)
      finish?.(failed('Sandbox.Timedout', `RequestId: ${id} Error: Task timed out after ${seconds} seconds`))
      void stop()
    }, spec.timeoutSeconds * 1_000)
    worker.postMessage(job)
    const result = await outcome
    clearTimeout(timer)
    finish = undefined
    return result
  }
  return { run, isGone: () => gone, stop }
}
