import { join } from 'node:path'
import { functionEnvironment } from '../lambda/function-environment.ts'
import { readFunctions } from '../lambda/read-functions.ts'
import { readSchedules } from '../lambda/read-schedules.ts'
import { readStreams } from '../lambda/read-streams.ts'
import { startFunctions, type Functions } from '../lambda/start-functions.ts'
import { startSchedules, type Schedules } from '../lambda/start-schedules.ts'
import { startStreams, type Streams } from '../lambda/start-streams.ts'
import type { LocalSecret } from '../secrets-manager/read-secrets.ts'
import type { CloudGround } from './cloud-parts.ts'

export type FunctionSurroundings = {
  /** By the end of the SDK's variable, `DYNAMODB`. */
  endpoints: Record<string, string>
  secrets: LocalSecret[]
  /** Address of the local card server; undefined when functions speak to Stripe itself. */
  cardsUrl: string | undefined
  quiet: boolean
}

/** Starts the template's functions with credentials of their roles and this machine's endpoints. */
export function openFunctions(
  ground: CloudGround,
  { endpoints, secrets, cardsUrl, quiet }: FunctionSurroundings,
): Functions {
  const { model, keys, region, dataDir, closers } = ground
  const stripe: Record<string, string> = cardsUrl === undefined ? {} : { STRIPE_API_URL: cardsUrl }
  const functions = startFunctions({
    functions: readFunctions(model),
    environmentOf: (spec) => {
      const environment = functionEnvironment(spec, region, keys.ofRole(spec.roleArn), endpoints, secrets)
      // Links in mails lead to this cloud, whatever its port.
      const site = environment['SITE_URL'] === undefined ? {} : { SITE_URL: ground.origin }
      return { ...environment, ...site, ...stripe }
    },
    logFolder: join(dataDir, 'logs'),
    quiet,
  })
  closers.add(functions.close)
  return functions
}

/** Starts what calls functions by itself: schedules and stream sources. */
export function openTriggers(
  ground: CloudGround,
  functions: Functions,
  rawTableEndpoint: string,
): { schedules: Schedules; streams: Streams } {
  const { model, dataDir, closers, log } = ground
  const schedules = startSchedules(readSchedules(model), functions.invoke)
  closers.add(schedules.close)
  const streams = startStreams({
    sources: readStreams(model),
    endpoint: rawTableEndpoint,
    folder: join(dataDir, 'streams'),
    invoke: functions.invoke,
    report: log,
  })
  closers.add(streams.close)
  return { schedules, streams }
}
