import type { Functions } from '../lambda/start-functions.ts'
import type { SecretKeeper } from '../secrets-manager/keep-secret.ts'
import type { StripeKeys } from '../secrets-manager/read-secrets.ts'
import type { CloudModel } from '../cloudformation/cloud-model.ts'
import type { Keys } from '../cloudformation/credentials.ts'
import type { Policies } from '../cloudformation/policies.ts'
import type { Closers } from './open-closers.ts'

/** What every part of the cloud is started from. */
export type CloudGround = {
  model: CloudModel
  policies: Policies
  keys: Keys
  keep: SecretKeeper
  stripe: StripeKeys
  /** Whether functions speak to Stripe itself. */
  usesStripe: boolean
  origin: string
  port: number
  region: string
  account: string
  dataDir: string
  closers: Closers
  /** Writes a line to the cloud's log. */
  log: (line: string) => void
  /** Writes a line to the terminal, unless the cloud is quiet. */
  say: (line: string) => void
}

/** The functions, which are started after the services that call them. */
export type LateFunctions = { current: Functions | undefined }

/** The started functions. Throws when a service calls one before they are. */
export function functionsOf(late: LateFunctions): Functions {
  if (late.current === undefined) throw new Error('The functions are not started yet.')
  return late.current
}
