import { BrokenTemplate } from '../cloudformation/broken-template.ts'
import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { readPool } from '../cognito/read-pool.ts'
import type { Pool } from '../cognito/pool-options.ts'

/** The one user pool of the template with its client and groups. Undefined when there is none; throws BrokenTemplate. */
export function readPoolResources(model: CloudModel): Pool | undefined {
  const [pool, second] = resourcesOf(model, 'AWS::Cognito::UserPool')
  const [client, other] = resourcesOf(model, 'AWS::Cognito::UserPoolClient')
  if (pool === undefined) return undefined
  if (client === undefined || second !== undefined || other !== undefined) {
    throw new BrokenTemplate('the local cloud runs one user pool with one client.')
  }
  return readPool({
    id: pool.ref,
    arn: pool.arn,
    properties: pool.properties,
    client: { id: client.ref, properties: client.properties },
    groups: resourcesOf(model, 'AWS::Cognito::UserPoolGroup').map(({ properties }) => properties),
  })
}
