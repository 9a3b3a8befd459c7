import { dirname, join } from 'node:path'
import type { CloudModel } from '../cloudformation/cloud-model.ts'
import { issueKeys, type Keys } from '../cloudformation/credentials.ts'
import { type Policies, readPolicies } from '../cloudformation/policies.ts'
import { readCloud } from '../cloudformation/read-cloud.ts'
import type { Functions } from '../lambda/start-functions.ts'
import { openSecretStore, type SecretStore } from '../secrets-manager/keep-secret.ts'
import { findKeyPair } from '../cloudfront/local-key-pair.ts'
import { readSigningKey, readStripeKeys, type SigningKey, type StripeKeys } from '../secrets-manager/read-secrets.ts'

/** Resources to close, in reverse order of opening. Each is closed once, and a failure doesn't stop the others. */
export type Closers = { add: (close: () => Promise<void> | void) => void; closeAll: () => Promise<void> }

/** Creates an empty list of resources to close. */
export function openClosers(): Closers {
  const closers: (() => Promise<void> | void)[] = []
  return {
    add: (close) => {
      closers.push(close)
    },
    closeAll: async () => {
      for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
        try {
          await close()
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}

/** The context with which every part of the cloud starts. */
export type CloudContext = {
  model: CloudModel
  policies: Policies
  keys: Keys
  keep: SecretStore
  stripe: StripeKeys
  signingKey: SigningKey
  /** Whether functions call the real Stripe API. */
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

/** The functions, which start after the services that call them. */
export type LateFunctions = { current: Functions | undefined }

/** Returns the started functions. Throws if a service calls one before they start. */
export function functionsOf(late: LateFunctions): Functions {
  if (late.current === undefined) throw new Error('The functions are not started yet.')
  return late.current
}

type ContextOptions = {
  assembly: string
  dataDir: string
  port: number
  closers: Closers
  env: NodeJS.ProcessEnv
  log: (line: string) => void
  say: (line: string) => void
}

const account = '000000000000'
const region = 'us-east-1'

/**
 * Reads the template and creates the model, policies, keys, and secrets with which every part starts. Throws
 * InvalidTemplate.
 */
export function createContext({ assembly, dataDir, port, closers, env, log, say }: ContextOptions): CloudContext {
  const origin = `http://localhost:${String(port)}`
  const model = readCloud(assembly, { origin, region, account })
  const keep = openSecretStore(join(dataDir, 'secrets.json'))
  return {
    model,
    policies: readPolicies(model),
    keys: issueKeys(model, keep('access-keys')),
    keep,
    stripe: readStripeKeys(env, keep),
    signingKey: readSigningKey(model, findKeyPair(dirname(assembly)), origin),
    usesStripe: Boolean(env['STRIPE_SECRET_KEY']),
    origin,
    port,
    region,
    account,
    dataDir,
    closers,
    log,
    say,
  }
}
