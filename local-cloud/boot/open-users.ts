import { payloadOf } from '../api/function-failure.ts'
import { isObject, parseJson } from '../shared/json.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import { startUsers, type UsersServer } from '../cognito/start-users.ts'
import type { Mail } from '../cognito/pool-options.ts'
import { functionsOf, type CloudGround, type LateFunctions } from './cloud-parts.ts'
import { readPoolResources } from './read-pool-resources.ts'
import { readDemoAccounts } from './seed-once.ts'

/** Starts the template's user pool; undefined when it has none. */
export async function openUsers(
  ground: CloudGround,
  functions: LateFunctions,
  deliverMail: (mail: Mail) => Promise<void> | void,
): Promise<UsersServer | undefined> {
  const { model, keys, policies, region, dataDir, closers, log } = ground
  const pool = readPoolResources(model)
  if (pool === undefined) return undefined
  const users = await startUsers({
    dataDir,
    region,
    pool,
    deliverMail,
    log,
    knownPasswords: readDemoAccounts(dataDir),
    invokeTrigger: async (name, event) => {
      const payload = payloadOf(await functionsOf(functions).invoke(name, parseJson(JSON.stringify(event))))
      return isObject(payload) ? payload : {}
    },
    authorizeAdminCall: (accessKeyId, action, poolArn) => {
      const caller = keys.callerOf(accessKeyId)
      return caller?.kind === 'developer' || (caller !== undefined && isAllowed(policies, caller.arn, action, poolArn))
    },
  })
  closers.add(users.close)
  return users
}
