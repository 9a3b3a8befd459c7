import type { JsonObject } from '../shared/json.ts'
import type { Caller } from '../cloudformation/credentials.ts'
import { isAllowed, type Policies } from '../cloudformation/policies.ts'
import { listAccesses } from './list-accesses.ts'
import type { TableSpec } from './read-tables.ts'

export type Refused = { code: string; message: string }

/** Why IAM would refuse a request to DynamoDB; undefined when it would not. Error texts are those of AWS. */
export function refuseAccess(
  caller: Caller | undefined,
  operation: string,
  body: JsonObject,
  tables: TableSpec[],
  policies: Policies,
): Refused | undefined {
  if (caller === undefined)
    return { code: 'UnrecognizedClientException', message: 'The security token included in the request is invalid.' }
  if (caller.kind === 'developer') return undefined
  for (const { action, table, index, leadingKeys } of listAccesses(operation, body, tables)) {
    const spec = tables.find(({ name, arn }) => name === table || arn === table)
    const tableArn = spec?.arn ?? `arn:aws:dynamodb:us-east-1:000000000000:table/${table}`
    const arn = index === undefined ? tableArn : `${tableArn}/index/${index}`
    const context = leadingKeys === undefined ? {} : { 'dynamodb:leadingkeys': leadingKeys }
    if (isAllowed(policies, caller.arn, `dynamodb:${action}`, arn, context)) continue
    const who = `arn:aws:sts::000000000000:assumed-role/${caller.name}/local`
    return {
      code: 'AccessDeniedException',
      message: `User: ${who} is not authorized to perform: dynamodb:${action} on resource: ${arn} because no identity-based policy allows the dynamodb:${action} action`,
    }
  }
  return undefined
}
