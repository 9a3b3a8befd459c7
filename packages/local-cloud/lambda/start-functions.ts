import { randomUUID } from 'node:crypto'
import { createFunctionClock, type FunctionClock } from './function-clock.ts'
import { openFunctionLog, type FunctionLog } from './function-log.ts'
import type { Outcome } from './invocation.ts'
import type { FunctionSpec } from './read-functions.ts'
import { startWorker, type FunctionWorker } from './start-worker.ts'

export type FunctionsOptions = {
  functions: FunctionSpec[]
  /** The whole environment of a function: the template's variables, endpoints, credentials, region. */
  environmentOf: (spec: FunctionSpec) => Record<string, string>
  logFolder: string
  quiet: boolean
}

export type Functions = {
  /** Runs a function, named by ARN, name or logical id, with one event, given to it as JSON. Never throws for what the function does. */
  invoke: (id: string, event: unknown) => Promise<Outcome>
  /** What functions take for the time. */
  clock: FunctionClock
  /** The functions whose logical id contains the text, whatever its case. */
  find: (part: string) => FunctionSpec[]
  close: () => Promise<void>
}

type Pool = {
  spec: FunctionSpec
  log: FunctionLog
  warm: FunctionWorker[]
  running: number
  waiting: (() => void)[]
  lastUse: number
}

const sweepEvery = 10_000
const keepWarm = 300_000
const keepSpare = 30_000

/** Starts the function runner: warm workers, one invocation at a time each, a few at once for each function. */
export function startFunctions(options: FunctionsOptions): Functions {
  const pools = new Map<string, Pool>()
  for (const spec of options.functions) {
    const log = openFunctionLog(options.logFolder, spec.title, options.quiet)
    const pool: Pool = { spec, log, warm: [], running: 0, waiting: [], lastUse: 0 }
    for (const key of [spec.arn, spec.name, spec.logicalId]) pools.set(key, pool)
  }
  const distinct = (): Pool[] => [...new Set(pools.values())]
  const clock = createFunctionClock()
  let closed = false

  const sweep = setInterval(() => {
    for (const pool of distinct()) {
      const idle = Date.now() - pool.lastUse
      const keep = idle > keepWarm ? 0 : idle > keepSpare ? 1 : pool.warm.length
      for (const worker of pool.warm.splice(keep)) void worker.stop()
    }
  }, sweepEvery)
  sweep.unref()

  const take = async (pool: Pool): Promise<FunctionWorker> => {
    while (pool.running >= pool.spec.concurrency) await new Promise<void>((resolve) => pool.waiting.push(resolve))
    pool.running += 1
    return pool.warm.pop() ?? startWorker(pool.spec, options.environmentOf(pool.spec), pool.log, clock)
  }

  const give = (pool: Pool, worker: FunctionWorker): void => {
    pool.running -= 1
    pool.lastUse = Date.now()
    if (closed) void worker.stop()
    else if (!worker.isGone()) pool.warm.push(worker)
    pool.waiting.shift()?.()
  }

  const invoke = async (id: string, event: unknown): Promise<Outcome> => {
    const pool = pools.get(id) ?? pools.get(id.replace(/:[^:]*$/, ''))
    if (pool === undefined) {
      return {
        ok: false,
        error: { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${id}`, trace: [] },
      }
    }
    const worker = await take(pool)
    const started = performance.now()
    const requestId = randomUUID()
    try {
      const outcome = await worker.run(requestId, JSON.stringify(event ?? null))
      const how = outcome.ok ? 'ok' : `failed: ${outcome.error.errorType}: ${outcome.error.errorMessage}`
      pool.log.write(`${new Date().toISOString()} ${requestId} ${(performance.now() - started).toFixed(0)} ms ${how}\n`)
      return outcome
    } finally {
      give(pool, worker)
    }
  }

  return {
    invoke,
    clock,
    find: (part) => options.functions.filter(({ logicalId }) => logicalId.toLowerCase().includes(part.toLowerCase())),
    close: async () => {
      closed = true
      clearInterval(sweep)
      await Promise.all(distinct().flatMap((pool) => pool.warm.splice(0).map((worker) => worker.stop())))
      for (const pool of distinct()) pool.log.close()
    },
  }
}
