/**
 * `npm run make:admin -- EMAIL --env dev|staging|prod`: makes a registered user an administrator, with the operator's
 * own AWS credentials. Finds the table and the pool by the data stack's outputs.
 */
import { parseArgs } from 'node:util'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { runCommand } from '#tools/terminal/run-command.ts'
import { stackOutput } from '#tools/terminal/stack-output.ts'
import { makeAdmin } from './make-admin.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { env: { type: 'string', default: 'dev' }, table: { type: 'string' }, pool: { type: 'string' } },
  })
  const [email] = positionals
  if (!email) throw new Error('Usage: npm run make:admin -- EMAIL [--env dev|staging|prod] [--table NAME --pool ID]')
  const name = values.table ?? stackOutput(values.env, 'TableName')
  await makeAdmin(email, {
    cognito: new CognitoIdentityProviderClient({}),
    table: { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name },
    userPoolId: values.pool ?? stackOutput(values.env, 'UserPoolId'),
  })
  console.log(`${email} is an administrator now.`)
  return 0
})
