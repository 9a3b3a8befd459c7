import { createHmac } from 'node:crypto'
import { resourcesOf, type CloudModel } from './cloud-model.ts'

export type Credentials = { accessKeyId: string; secretAccessKey: string }

/** The caller: a role of the template, or the developer, who has full access. */
export type Caller = { kind: 'role'; arn: string; name: string } | { kind: 'developer' }

/** The access key of developer tools (seed, bench, tests). */
export const developerKey = 'LOCALDEVELOPER'

export type Keys = {
  /** Returns the credentials of a role, by its ARN. */
  ofRole: (roleArn: string) => Credentials
  ofDeveloper: () => Credentials
  /** Returns the owner of an access key; undefined if it is unknown. */
  callerOf: (accessKeyId: string) => Caller | undefined
  secretOf: (accessKeyId: string) => string
}

const keyOf = (logicalId: string): string => `LOCAL${logicalId.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`

/**
 * Issues an access key that identifies each role of the template; `seed` makes the secrets unique to this installation.
 */
export function issueKeys(model: CloudModel, seed: string): Keys {
  const secretOf = (accessKeyId: string): string => createHmac('sha256', seed).update(accessKeyId).digest('base64url')
  const credentials = (accessKeyId: string): Credentials => ({ accessKeyId, secretAccessKey: secretOf(accessKeyId) })
  const roles = resourcesOf(model, 'AWS::IAM::Role')
  const callers = new Map<string, Caller>(
    roles.map((role) => [keyOf(role.logicalId), { kind: 'role', arn: role.arn, name: role.ref }]),
  )
  callers.set(developerKey, { kind: 'developer' })
  const keyByArn = new Map(roles.map((role) => [role.arn, keyOf(role.logicalId)]))
  return {
    ofRole: (roleArn) => credentials(keyByArn.get(roleArn) ?? 'LOCALNOBODY'),
    ofDeveloper: () => credentials(developerKey),
    callerOf: (accessKeyId) => callers.get(accessKeyId),
    secretOf,
  }
}
