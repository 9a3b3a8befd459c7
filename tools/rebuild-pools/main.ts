/**
 * `npx tsx tools/rebuild-pools/main.ts --env dev|staging|prod` or `--table NAME`: rebuilds the question pools, with the
 * operator's own AWS credentials (docs/operations/lists.md).
 */
import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { runCommand } from '#tools/terminal/run-command.ts'
import { stackOutput } from '#tools/terminal/stack-output.ts'
import { rebuildPools } from './rebuild-pools.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { env: { type: 'string', default: 'dev' }, table: { type: 'string' } } })
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const name = values.table ?? stackOutput(values.env, 'TableName')
  console.log(`The pools are made again: ${await rebuildPools({ client, name }, Date.now())} items.`)
  return 0
})
