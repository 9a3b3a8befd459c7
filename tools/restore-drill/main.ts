/**
 * `npm run restore:drill -- --env prod [--at 2026-01-31T09:00:00Z] [--tolerance 5] [--keep]`: restores the table to a
 * new one, compares their items by kind, and deletes the restored table, with the operator's own AWS credentials
 * (docs/operations/restore.md).
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runCommand } from '#tools/terminal/run-command.ts'
import { stackOutput } from '#tools/terminal/stack-output.ts'
import { readDrillTime, readTolerance, restoreDrill } from './restore-drill.ts'
import { pointInTimeRestores } from './restores.ts'
import { deleteCommand } from './tables.ts'

const LOOK_EVERY_MS = 15_000
const USAGE =
  'Usage: npm run restore:drill -- --env dev|staging|prod [--at 2026-01-31T09:00:00Z] [--tolerance PERCENT] [--keep] [--table NAME]'

let left: string | undefined
const sayLeft = () => {
  if (left !== undefined)
    console.error(`The drill left ${left} behind. Delete it once it's active: ${deleteCommand(left)}`)
}

process.on('SIGINT', () => {
  console.error('\nThe drill was stopped.')
  sayLeft()
  process.exit(1)
})

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      table: { type: 'string' },
      at: { type: 'string' },
      tolerance: { type: 'string', default: '5' },
      keep: { type: 'boolean', default: false },
    },
  })
  if (values.env === undefined && values.table === undefined) throw new Error(USAGE)
  const at = readDrillTime(values.at)
  const tolerancePercent = readTolerance(values.tolerance)
  const client = new DynamoDBClient({})
  try {
    const isGood = await restoreDrill({
      table: { client, name: values.table ?? stackOutput(values.env ?? '', 'TableName') },
      restores: pointInTimeRestores(client),
      ...(at && { at }),
      tolerancePercent,
      keep: values.keep,
      say: console.log,
      onTable: (name) => {
        left = name
      },
      pause: () => sleep(LOOK_EVERY_MS),
      now: Date.now,
    })
    return isGood ? 0 : 1
  } catch (error) {
    sayLeft()
    throw error
  }
})
