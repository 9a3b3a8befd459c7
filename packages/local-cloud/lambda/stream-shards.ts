import { callTable, TableFailure } from '../dynamodb/call-table.ts'
import { at, isObject, type Json, type JsonObject, listOf, textOf } from '../shared/json.ts'

function mendValue(value: Json): Json {
  if (!isObject(value)) return value
  const [entry] = Object.entries(value)
  if (entry === undefined) return { M: {} }
  const [type, content] = entry
  if (type === 'M' && isObject(content)) return { M: repairImage(content) }
  if (type === 'L' && Array.isArray(content)) return { L: content.map(mendValue) }
  return value
}

/** Repairs an item image from the stream: DynamoDB Local writes an empty map as `{}`, but AWS writes `{"M":{}}`. */
function repairImage(image: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, mendValue(value)]))
}

/** A stream record with repaired images, as the function receives it. */
export function mendRecord(record: JsonObject): JsonObject {
  const change = record['dynamodb']
  if (!isObject(change)) return record
  const repaired = { ...change }
  for (const name of ['Keys', 'NewImage', 'OldImage']) {
    const image = change[name]
    if (isObject(image)) repaired[name] = repairImage(image)
  }
  return { ...record, dynamodb: repaired }
}

/** A reader's position: after this record of this shard. */
export type Position = { shard: string; sequence?: string }

/** A page of records and the iterator of the next one; `next` is absent if the shard is closed and fully read. */
export type Page = { records: JsonObject[]; next: string | undefined }

async function streamOf(endpoint: string, table: string): Promise<string> {
  const described = await callTable(endpoint, 'DescribeTable', { TableName: table })
  return textOf(at(described, 'Table', 'LatestStreamArn')) ?? ''
}

async function shardsOf(endpoint: string, stream: string): Promise<string[]> {
  const described = await callTable(endpoint, 'DescribeStream', { StreamArn: stream })
  return listOf(at(described, 'StreamDescription', 'Shards')).map((shard) => textOf(at(shard, 'ShardId')) ?? '')
}

async function iterator(endpoint: string, stream: string, input: JsonObject): Promise<string> {
  const answer = await callTable(endpoint, 'GetShardIterator', { StreamArn: stream, ...input })
  return textOf(answer['ShardIterator']) ?? ''
}

/**
 * Opens an iterator at a position; without one, at the start (or end) of the stream. An expired position starts at the
 * oldest record.
 */
export async function openIterator(endpoint: string, table: string, position: Position | undefined, atLatest: boolean) {
  const stream = await streamOf(endpoint, table)
  const shards = await shardsOf(endpoint, stream)
  const known = position === undefined ? undefined : shards.find((shard) => shard === position.shard)
  const shard = known ?? (position === undefined && atLatest ? shards.at(-1) : shards[0]) ?? ''
  const oldest = { ShardId: shard, ShardIteratorType: 'TRIM_HORIZON' }
  if (known === undefined || position?.sequence === undefined) {
    const start = position === undefined && atLatest ? { ShardId: shard, ShardIteratorType: 'LATEST' } : oldest
    return { shard, iterator: await iterator(endpoint, stream, start) }
  }
  try {
    const after = { ShardId: shard, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.sequence }
    return { shard, iterator: await iterator(endpoint, stream, after) }
  } catch (error) {
    if (!(error instanceof TableFailure)) throw error
    return { shard, iterator: await iterator(endpoint, stream, oldest) }
  }
}

/** The shard after a closed one; undefined if it doesn't exist yet. */
export async function followingShard(endpoint: string, table: string, shard: string): Promise<string | undefined> {
  const shards = await shardsOf(endpoint, await streamOf(endpoint, table))
  return shards[shards.indexOf(shard) + 1]
}

/** Reads the next records of an iterator. Throws TableFailure (ExpiredIteratorException after 15 minutes). */
export async function readPage(endpoint: string, shardIterator: string, limit: number): Promise<Page> {
  const answer = await callTable(endpoint, 'GetRecords', { ShardIterator: shardIterator, Limit: limit })
  return {
    records: listOf(answer['Records']).filter(isObject),
    next: textOf(answer['NextShardIterator']),
  }
}

/** The sequence number of a record. */
export function sequenceOf(record: JsonObject | undefined): string | undefined {
  return textOf(at(record, 'dynamodb', 'SequenceNumber'))
}
