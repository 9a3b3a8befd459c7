import { randomUUID } from 'node:crypto'
import { createFunctionClock, type FunctionClock } from './function-clock.ts'
import { openFunctionLog, type FunctionLog } from './function-log.ts'
import type { Outcome } from './invocation.ts'
import { latestVersion, type Qualifier, splitQualifier } from './qualifiers.ts'
import type { FunctionSpec } from './read-functions.ts'
import { startWorker, type FunctionWorker } from './start-worker.ts'

export type FunctionsOptions = {
  functions: FunctionSpec[]
  /** The versions and aliases with which functions may also be invoked. */
  qualifiers?: Qualifier[]
  /** A function's complete environment: the template's variables, endpoints, credentials, region. */
  environmentOf: (spec: FunctionSpec) => Record<string, string>
  logFolder: string
  quiet: boolean
}

export type Functions = {
  /**
   * Invokes a function by ARN, name, or logical ID, each optionally with an alias or version number, with an event sent
   * as JSON. Never throws for a failure of the function.
   */
  invoke: (id: string, event: unknown) => Promise<Outcome>
  /** The functions' clock. */
  clock: FunctionClock
  /** The functions whose logical ID contains the text, case-insensitive. */
  find: (part: string) => FunctionSpec[]
  close: () => Promise<void>
}

/** Shared by all versions of a function: its log and its concurrency limit. */
type Shared = { spec: FunctionSpec; log: FunctionLog; running: number; waiting: (() => void)[] }

/** The instances of one version. */
type Pool = { shared: Shared; spec: FunctionSpec; warm: FunctionWorker[]; lastUse: number }

const sweepEvery = 10_000
const keepWarm = 300_000
const keepSpare = 30_000

const notFound = (arn: string): Outcome => ({
  ok: false,
  error: { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${arn}`, trace: [] },
})

/** Starts the function runner: warm workers that run one invocation at a time, several per function. */
export function startFunctions(options: FunctionsOptions): Functions {
  const known = new Map<string, Shared>()
  const logs: FunctionLog[] = []
  for (const spec of options.functions) {
    const log = openFunctionLog(options.logFolder, spec.title, options.quiet)
    logs.push(log)
    const shared: Shared = { spec, log, running: 0, waiting: [] }
    for (const key of [spec.arn, spec.name, spec.logicalId]) known.set(key, shared)
  }
  const pools = new Map<string, Pool>()
  const clock = createFunctionClock()
  let closed = false

  const sweep = setInterval(() => {
    for (const pool of pools.values()) {
      const idle = Date.now() - pool.lastUse
      const keep = idle > keepWarm ? 0 : idle > keepSpare ? 1 : pool.warm.length
      for (const worker of pool.warm.splice(keep)) void worker.stop()
    }
  }, sweepEvery)
  sweep.unref()

  const versionBehind = (functionName: string, qualifier: string): string | undefined => {
    if (qualifier === latestVersion) return latestVersion
    return options.qualifiers?.find((known) => known.functionName === functionName && known.qualifier === qualifier)
      ?.version
  }

  const poolOf = (shared: Shared, version: string): Pool => {
    const key = `${shared.spec.arn}:${version}`
    const pool = pools.get(key) ?? { shared, spec: { ...shared.spec, version }, warm: [], lastUse: 0 }
    pools.set(key, pool)
    return pool
  }

  const take = async ({ shared, spec, warm }: Pool): Promise<FunctionWorker> => {
    while (shared.running >= spec.concurrency) await new Promise<void>((resolve) => shared.waiting.push(resolve))
    shared.running += 1
    return warm.pop() ?? startWorker(spec, options.environmentOf(spec), shared.log, clock)
  }

  const give = (pool: Pool, worker: FunctionWorker): void => {
    pool.shared.running -= 1
    pool.lastUse = Date.now()
    if (closed) void worker.stop()
    else if (!worker.isGone()) pool.warm.push(worker)
    pool.shared.waiting.shift()?.()
  }

  const invoke = async (id: string, event: unknown): Promise<Outcome> => {
    const { name, qualifier } = splitQualifier(id)
    const shared = known.get(name)
    if (shared === undefined) return notFound(id)
    const arn = qualifier === latestVersion ? shared.spec.arn : `${shared.spec.arn}:${qualifier}`
    const version = versionBehind(shared.spec.name, qualifier)
    if (version === undefined) return notFound(arn)
    const pool = poolOf(shared, version)
    const worker = await take(pool)
    const started = performance.now()
    const requestId = randomUUID()
    try {
      const outcome = await worker.run(requestId, JSON.stringify(event ?? null), arn)
      const how = outcome.ok ? 'ok' : `failed: ${outcome.error.errorType}: ${outcome.error.errorMessage}`
      const line = `${new Date().toISOString()} ${requestId} ${(performance.now() - started).toFixed(0)} ms ${how}\n`
      shared.log.write(line)
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
      await Promise.all([...pools.values()].flatMap((pool) => pool.warm.splice(0).map((worker) => worker.stop())))
      for (const log of logs) log.close()
    },
  }
}
