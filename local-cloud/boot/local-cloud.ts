import type { SentMail } from '../ses/mails.ts'
import type { Json, JsonObject } from '../shared/json.ts'
import type { Credentials } from '../cloudformation/credentials.ts'
import type { FaultRule } from '../dynamodb/faults.ts'
import type { Meter } from '../dynamodb/meter.ts'

export type LocalCloudOptions = {
  /** Public port; S3 takes the next one. 0 takes free ports for both. */
  port?: number
  /** Everything that is kept lies here. */
  dataDir: string
  /** Folder of the synthesized stacks; a promise lets the services that need no template start meanwhile. */
  assembly: string | Promise<string>
  /** Folder of the built web bundle. */
  webDir: string
  /** Whether to begin with an empty data folder. */
  fresh?: boolean
  /** Whether function errors stay in their log files. */
  quiet?: boolean
  onProgress?: (step: string) => void
  /** Where the Stripe keys are looked for; this process's own environment when absent. */
  env?: NodeJS.ProcessEnv
}

/** A running local cloud. */
export type LocalCloud = {
  /** Public address without a slash at the end. */
  url: string
  /** What `/config.json` says. */
  config: JsonObject
  /** The stacks' outputs, by name. */
  outputs: JsonObject
  region: string
  /** Credentials that may do everything, for the seed, the bench and tests; not metered. */
  developer: Credentials
  /** Addresses of the embedded services, by the end of the SDK's variable: DYNAMODB, S3, SESV2, SECRETS_MANAGER, COGNITO_IDENTITY_PROVIDER. */
  endpoints: Record<string, string>
  table: { endpoint: string; meter: Meter; faults: { set: (rule: FaultRule | undefined) => void } }
  /** The mails that were sent, newest first, and the page that shows them. */
  outbox: { url: string; list: () => SentMail[] }
  /** Runs the function whose logical id contains the text; resolves with its answer. Throws FunctionFailure. */
  invoke: (functionNamePart: string, event: Json) => Promise<Json>
  /** Runs the schedule whose name contains the text now. Throws FunctionFailure. */
  runSchedule: (namePart: string) => Promise<void>
  close: () => Promise<void>
}
