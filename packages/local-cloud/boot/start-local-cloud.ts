import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Credentials } from '../cloudformation/credentials.ts'
import type { FaultRule } from '../dynamodb/faults.ts'
import type { Meter } from '../dynamodb/meter.ts'
import { startTable } from '../dynamodb/start-table.ts'
import { payloadOf } from '../lambda/function-failure.ts'
import type { SentMail } from '../ses/mails.ts'
import { freePort, isFree } from '../shared/free-port.ts'
import type { Json, JsonObject } from '../shared/json.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { type Closers, createContext, openClosers } from './context.ts'
import { emptyFolder, lockFolder } from './lock-folder.ts'
import { openServices } from './open-services.ts'

export type LocalCloudOptions = {
  /** Public port; S3 uses the next one. With 0, both are free ports. */
  port?: number
  /** The folder for all stored data. */
  dataDir: string
  /** Folder of the synthesized stacks; with a promise, services that need no template start before it resolves. */
  assembly: string | Promise<string>
  /** Folder of the built web bundle. */
  webDir: string
  /** Whether to start with an empty data folder. */
  fresh?: boolean
  /** Whether function errors go only to their log files. */
  quiet?: boolean
  onProgress?: (step: string) => void
  /** The environment with the Stripe keys; defaults to this process's environment. */
  env?: NodeJS.ProcessEnv
}

/** A running local cloud. */
export type LocalCloud = {
  /** Public URL without a trailing slash. */
  url: string
  /** The contents of `/config.json`. */
  config: JsonObject
  /** The stacks' outputs, by name. */
  outputs: JsonObject
  region: string
  /** Credentials with full access for the seed, the bench, and tests; not metered. */
  developer: Credentials
  /**
   * URLs of the embedded services, by the suffix of the SDK's environment variable: DYNAMODB, S3, SESV2,
   * SECRETS_MANAGER, COGNITO_IDENTITY_PROVIDER.
   */
  endpoints: Record<string, string>
  table: { endpoint: string; meter: Meter; faults: { set: (rule: FaultRule | undefined) => void } }
  /** The sent e-mails, newest first, and the page that shows them. */
  outbox: { url: string; list: () => SentMail[] }
  /** Runs the function whose logical ID contains the text; resolves with its result. Throws FunctionFailure. */
  invoke: (functionNamePart: string, event: Json) => Promise<Json>
  /** Runs the schedule whose name contains the text immediately. Throws FunctionFailure. */
  runSchedule: (namePart: string) => Promise<void>
  /** Resolves when the functions on the table's stream have received everything written before the call. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Picks the public port: the wanted one and the next one for S3, or (0) any two consecutive free ports. Throws
 * LocalFailure if a wanted port is in use.
 */
async function choosePort(wanted: number): Promise<number> {
  if (wanted === 0) {
    for (let tries = 0; tries < 50; tries += 1) {
      const port = await freePort()
      if (port < 65_000 && (await isFree(port + 1))) return port
    }
  }
  for (const port of [wanted, wanted + 1]) {
    if (await isFree(port)) continue
    throw new LocalFailure(
      `Port ${String(port)} is taken by another program; stop it or start with --port and another number.`,
    )
  }
  return wanted
}

/** Opens `logs/cloud.log` in the data folder for output that doesn't belong in the terminal. */
function openLog(dataDir: string): { write: (line: string) => void; close: () => void } {
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const stream = createWriteStream(join(dataDir, 'logs', 'cloud.log'), { flags: 'a' })
  return {
    write: (line) => void stream.write(`${new Date().toISOString()} ${line}\n`),
    close: () => {
      stream.end()
    },
  }
}

async function boot(options: LocalCloudOptions, closers: Closers): Promise<LocalCloud> {
  const { dataDir, webDir, fresh = false, quiet = false, onProgress = () => undefined, env = process.env } = options
  const port = await choosePort(options.port ?? 3000)
  const lock = lockFolder(dataDir)
  closers.add(lock.release)
  if (fresh) emptyFolder(dataDir)
  const log = openLog(dataDir)
  closers.add(log.close)

  const say = (line: string): void => {
    if (!quiet) process.stdout.write(`${line}\n`)
  }

  // Java takes seconds to start, so it starts while the template is synthesized.
  onProgress('Starting the table')
  const starting = startTable(join(dataDir, 'table'), {
    onRestart: (pid) => {
      lock.noteJava(pid)
      say('  DynamoDB Local had ended and was started again')
    },
  })
  starting.catch(() => undefined)
  closers.add(async () => {
    await (await starting.catch(() => undefined))?.close()
  })
  const [assembly, table] = await Promise.all([options.assembly, starting])
  lock.noteJava(table.javaPid())
  onProgress('Reading the template')
  const context = createContext({ assembly, dataDir, port, closers, env, log: log.write, say })
  onProgress('Starting the services')
  const services = await openServices(context, table, { webDir, quiet, env })
  const { functions, schedules } = services.tools

  return {
    url: context.origin,
    config: services.config,
    outputs: context.model.outputs,
    region: context.region,
    developer: context.keys.ofDeveloper(),
    endpoints: services.endpoints,
    table: { endpoint: services.table.endpoint, meter: services.table.meter, faults: services.table.faults },
    outbox: { url: `${context.origin}/_local/outbox`, list: services.mail.list },
    invoke: async (part, event) => {
      const named = functions.find(part)
      const [spec] = named
      if (spec === undefined || named.length > 1)
        throw new LocalFailure(`${String(named.length)} functions match "${part}".`)
      return payloadOf(await functions.invoke(spec.arn, event))
    },
    runSchedule: async (part) => {
      for (const outcome of await schedules.run(part)) payloadOf(outcome)
    },
    caughtUp: services.streams.caughtUp,
    close: closers.closeAll,
  }
}

/**
 * Starts the local cloud from a synthesized assembly. On failure, it stops everything already started and throws
 * LocalFailure (a problem on this machine) or InvalidTemplate, each with one sentence.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const closers = openClosers()
  try {
    return await boot(options, closers)
  } catch (error) {
    await closers.closeAll()
    throw error
  }
}
