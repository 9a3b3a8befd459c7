/**
 * `npm run backup -- export|import|compare FILE --table NAME [--endpoint URL]`: exports a table to a file, imports it
 * into an empty table, or compares the two, with the operator's own AWS credentials (docs/operations/restore.md).
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { parseArgs } from 'node:util'
import { runCommand } from '#tools/terminal/run-command.ts'
import { compareTable, exportTable, importTable } from './backup.ts'

const USAGE = 'Usage: npm run backup -- export|import|compare FILE --table NAME [--endpoint URL]'
const tell = (items: number) => {
  console.log(`${items} items …`)
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { table: { type: 'string' }, endpoint: { type: 'string' } },
  })
  const [action, file] = positionals
  if (!action || !file || !values.table) throw new Error(USAGE)
  const client = new DynamoDBClient(values.endpoint === undefined ? {} : { endpoint: values.endpoint })
  const table = { client, name: values.table }
  if (action === 'export') console.log(`${await exportTable(table, file, tell)} items written to ${file}.`)
  else if (action === 'import') console.log(`${await importTable(table, file, tell)} items put into ${table.name}.`)
  else if (action === 'compare') {
    const { same, ...differences } = await compareTable(table, file)
    for (const [kind, keys] of Object.entries(differences)) for (const key of keys) console.log(`${kind}: ${key}`)
    const count = Object.values(differences).reduce((sum, { length }) => sum + length, 0)
    console.log(`${same} items are the same, ${count} are not.`)
    if (count > 0) return 1
  } else throw new Error(USAGE)
  return 0
})
