import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { createHash } from 'node:crypto'
import {
  type AttributeValue,
  type DynamoDBClient,
  ScanCommand,
  type ScanCommandInput,
  BatchWriteItemCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import pRetry from 'p-retry'

/** An item in the format of DynamoDB's export to S3: `{"Item": {"pk": {"S": "…"}}}`, with binaries in base64. */
export type StoredItem = Record<string, AttributeValue>

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

type Plain = { [name: string]: unknown }

function toPlain(value: AttributeValue): Plain {
  if (value.B !== undefined) return { B: text(value.B) }
  if (value.BS !== undefined) return { BS: value.BS.map(text).sort() }
  if (value.L !== undefined) return { L: value.L.map(toPlain) }
  if (value.M !== undefined) return { M: plainOf(value.M) }
  // DynamoDB doesn't guarantee the order of a set.
  if (value.SS !== undefined) return { SS: [...value.SS].sort() }
  if (value.NS !== undefined) return { NS: [...value.NS].sort() }
  return { ...value }
}

const plainOf = (item: StoredItem): Plain =>
  Object.fromEntries(
    Object.keys(item)
      .sort()
      .map((name) => [name, toPlain(item[name] ?? { NULL: true })]),
  )

function fromPlain(value: AttributeValue): AttributeValue {
  if (value.B !== undefined) return { B: bytes(String(value.B)) }
  if (value.BS !== undefined) return { BS: value.BS.map((part) => bytes(String(part))) }
  if (value.L !== undefined) return { L: value.L.map(fromPlain) }
  if (value.M !== undefined) return { M: itemOf(value.M) }
  return value
}

const itemOf = (plain: StoredItem): StoredItem =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, fromPlain(value)]))

/** One line of a backup; equal items always produce equal lines. */
export const lineOfItem = (item: StoredItem): string => JSON.stringify({ Item: plainOf(item) })

/** Parses an item from a line. Throws if the line is invalid. */
export function itemOfLine(line: string): StoredItem {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && 'Item' in value && typeof value.Item === 'object' && value.Item) {
    return itemOf({ ...value.Item })
  }
  throw new Error('A line of the backup holds no item')
}

export type BackupTable = { client: DynamoDBClient; name: string }

/** A scan of one segment of a table that reads only some attributes; `onUnits` receives the read units of each page. */
export type PartialScan = {
  segment: { index: number; of: number }
  attributes: readonly string[]
  onUnits: (units: number) => void
}

/** The input of a partial scan; eventually consistent, which costs half. */
function inputOf({ segment, attributes }: PartialScan): Omit<ScanCommandInput, 'TableName'> {
  const names = attributes.map((name) => [`#${name}`, name] as const)
  return {
    ConsistentRead: false,
    Segment: segment.index,
    TotalSegments: segment.of,
    ProjectionExpression: names.map(([placeholder]) => placeholder).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
    ReturnConsumedCapacity: 'TOTAL',
  }
}

/**
 * Reads every item of a table, one page at a time: all of it with consistent reads, or a part of it. Reads the whole
 * table, so use it for backups and their verification only.
 */
export async function* scanItems({ client, name }: BackupTable, part?: PartialScan): AsyncGenerator<StoredItem> {
  const input = part ? inputOf(part) : { ConsistentRead: true }
  let from: StoredItem | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ...input, ...(from && { ExclusiveStartKey: from }) }),
    )
    part?.onUnits(page.ConsumedCapacity?.CapacityUnits ?? 0)
    yield* page.Items ?? []
    from = page.LastEvaluatedKey
  } while (from)
}

/** The lines of a backup or of DynamoDB's own compressed exports. Skips empty lines. */
async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line
}

/**
 * Writes every item of the table to a new file, one per line. Throws if the file exists. Reports its progress and
 * returns the number of items.
 */
export async function exportTable(
  table: BackupTable,
  file: string,
  progress: (items: number) => void = () => undefined,
): Promise<number> {
  let items = 0
  const lines = async function* () {
    for await (const item of scanItems(table)) {
      yield `${lineOfItem(item)}\n`
      items += 1
      if (items % 1_000 === 0) progress(items)
    }
  }
  await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return items
}

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
  // The SDK retries other errors.
  const shouldRetry = ({ error }: { error: Error }) => error instanceof Unprocessed
  await pRetry(writeRest, { retries: TRIES - 1, minTimeout: 50, randomize: true, shouldRetry })
}

/**
 * Writes every item of a backup to an empty table; returns their number. Throws if the table contains anything, so that
 * a restore never mixes two states. After an interrupted restore, start again with another empty table.
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

/**
 * The number of items that a backup and a table share, and the keys of those that are missing on one side or differ.
 */
export type Comparison = { same: number; onlyInFile: string[]; onlyInTable: string[]; different: string[] }

const keyOf = ({ pk, sk }: StoredItem) => `${pk?.S ?? ''} ${sk?.S ?? ''}`
const digest = (item: StoredItem) => createHash('sha256').update(lineOfItem(item)).digest('base64')

/** Compares every item of a backup with the table, field by field (using a digest of both). */
export async function compareTable(table: BackupTable, file: string): Promise<Comparison> {
  const saved = new Map<string, string>()
  for await (const line of readLines(file)) {
    const item = itemOfLine(line)
    saved.set(keyOf(item), digest(item))
  }
  const comparison: Comparison = { same: 0, onlyInFile: [], onlyInTable: [], different: [] }
  for await (const item of scanItems(table)) {
    const key = keyOf(item)
    const known = saved.get(key)
    saved.delete(key)
    if (known === undefined) comparison.onlyInTable.push(key)
    else if (known === digest(item)) comparison.same += 1
    else comparison.different.push(key)
  }
  comparison.onlyInFile.push(...saved.keys())
  return comparison
}
