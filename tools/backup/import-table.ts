import { BatchWriteItemCommand, ScanCommand, type WriteRequest } from '@aws-sdk/client-dynamodb'
import pRetry from 'p-retry'
import { itemOfLine } from './item-line.ts'
import { readLines } from './read-lines.ts'
import type { BackupTable } from './scan-items.ts'

const BATCH = 25
const TRIES = 10

class Unprocessed extends Error {}

async function write({ client, name }: BackupTable, puts: WriteRequest[]): Promise<void> {
  let left = puts
  const writeRest = async () => {
    if (left.length === 0) return
    const { UnprocessedItems: rest } = await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: left } }))
    left = rest?.[name] ?? []
    if (left.length > 0) throw new Unprocessed(`${left.length} items were not taken in ${TRIES} tries`)
  }
  // The SDK retries the rest.
  const shouldRetry = ({ error }: { error: Error }) => error instanceof Unprocessed
  await pRetry(writeRest, { retries: TRIES - 1, minTimeout: 50, randomize: true, shouldRetry })
}

/**
 * Puts every item of a backup into an empty table; gives how many. Refuses a table that holds anything: a restore never
 * mixes two states. A restore that broke off is started again with another empty table.
 */
export async function importTable(
  table: BackupTable,
  file: string,
  progress: (items: number) => void = () => undefined,
): Promise<number> {
  const { Count: held } = await table.client.send(new ScanCommand({ TableName: table.name, Limit: 1 }))
  if (held) throw new Error(`The table ${table.name} is not empty: restore into a new one`)
  let items = 0
  let puts: WriteRequest[] = []
  for await (const line of readLines(file)) {
    puts.push({ PutRequest: { Item: itemOfLine(line) } })
    if (puts.length < BATCH) continue
    await write(table, puts)
    items += puts.length
    puts = []
    if (items % 1_000 === 0) progress(items)
  }
  await write(table, puts)
  return items + puts.length
}
