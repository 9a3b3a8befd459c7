/**
 * `npx tsx scripts/rebuild-pools/main.ts --env dev|staging|prod` or `--table NAME`: makes the pools of questions anew, with the
 * operator's own AWS credentials (docs/operations.md).
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { rebuildPools } from './rebuild-pools.ts'

const { values } = parseArgs({ options: { env: { type: 'string', default: 'dev' }, table: { type: 'string' } } })

/** The table's name, asked of the AWS command line tool. */
function tableOf(env: string): string {
  const query = "Stacks[0].Outputs[?OutputKey=='TableName'].OutputValue"
  const args = ['cloudformation', 'describe-stacks', '--stack-name', `Academy-${env}-data`, '--query', query]
  return execFileSync('aws', [...args, '--output', 'text'], { encoding: 'utf8' }).trim()
}

try {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const items = await rebuildPools({ client, name: values.table ?? tableOf(values.env) }, Date.now())
  console.log(`The pools are made anew: ${items} items.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
