/**
 * `npm run make:admin -- EMAIL --env dev|staging|prod`: makes a signed-up user an administrator, with the operator's own AWS
 * credentials. The table and the pool are found by the outputs of the data stack.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { makeAdmin } from './make-admin.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string', default: 'dev' }, table: { type: 'string' }, pool: { type: 'string' } },
})

/** An output of the data stack, asked of the AWS command line tool. */
function outputOf(name: string): string {
  const query = `Stacks[0].Outputs[?OutputKey=='${name}'].OutputValue`
  const stack = `Academy-${values.env}-data`
  const args = ['cloudformation', 'describe-stacks', '--stack-name', stack, '--query', query, '--output', 'text']
  return execFileSync('aws', args, { encoding: 'utf8' }).trim()
}

try {
  const [email] = positionals
  if (!email) throw new Error('Usage: npm run make:admin -- EMAIL [--env dev|staging|prod] [--table NAME --pool ID]')
  await makeAdmin(email, {
    cognito: new CognitoIdentityProviderClient({}),
    table: { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: values.table ?? outputOf('TableName') },
    userPoolId: values.pool ?? outputOf('UserPoolId'),
  })
  console.log(`${email} is an administrator now.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
