import { join } from 'node:path'
import { openSecretKeeper } from '../secrets-manager/keep-secret.ts'
import { readStripeKeys } from '../secrets-manager/read-secrets.ts'
import { issueKeys } from '../cloudformation/credentials.ts'
import { readPolicies } from '../cloudformation/policies.ts'
import { readCloud } from '../cloudformation/read-cloud.ts'
import type { CloudGround } from './cloud-parts.ts'
import type { Closers } from './open-closers.ts'

type Site = {
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

/** Reads the template and makes what every part is started from: model, policies, keys, secrets. Throws BrokenTemplate. */
export function layGround({ assembly, dataDir, port, closers, env, log, say }: Site): CloudGround {
  const origin = `http://localhost:${String(port)}`
  const model = readCloud(assembly, { origin, region, account })
  const keep = openSecretKeeper(join(dataDir, 'secrets.json'))
  return {
    model,
    policies: readPolicies(model),
    keys: issueKeys(model, keep('access-keys')),
    keep,
    stripe: readStripeKeys(env, keep),
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
