import { join } from 'node:path'
import { payloadOf } from '../api/function-failure.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { startTable } from '../dynamodb/start-table.ts'
import { choosePort } from './choose-port.ts'
import { emptyFolder } from './empty-folder.ts'
import { layGround } from './lay-ground.ts'
import type { LocalCloud, LocalCloudOptions } from './local-cloud.ts'
import { lockFolder } from './lock-folder.ts'
import { openClosers, type Closers } from './open-closers.ts'
import { openLog } from './open-log.ts'
import { openServices } from './open-services.ts'

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

  // Java needs its seconds while the template is still being made.
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
  const ground = layGround({ assembly, dataDir, port, closers, env, log: log.write, say })
  onProgress('Starting the services')
  const services = await openServices(ground, table, { webDir, quiet, env })
  const { functions, schedules } = services.tools

  return {
    url: ground.origin,
    config: services.config,
    outputs: ground.model.outputs,
    region: ground.region,
    developer: ground.keys.ofDeveloper(),
    endpoints: services.endpoints,
    table: { endpoint: services.table.endpoint, meter: services.table.meter, faults: services.table.faults },
    outbox: { url: `${ground.origin}/_local/outbox`, list: services.mail.list },
    invoke: async (part, event) => {
      const found = functions.find(part)
      const [spec] = found
      if (spec === undefined || found.length > 1)
        throw new LocalFailure(`${String(found.length)} functions match "${part}".`)
      return payloadOf(await functions.invoke(spec.arn, event))
    },
    runSchedule: async (part) => {
      for (const outcome of await schedules.run(part)) payloadOf(outcome)
    },
    close: closers.closeAll,
  }
}

/**
 * Boots the local cloud from a synthesized assembly. When it cannot, everything started so far is stopped and the reason
 * thrown: LocalFailure (this machine) or BrokenTemplate, one sentence each.
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
