import {
  BatchGetItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  ScanCommand,
  type Select,
  TransactGetItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { asList, asRecord, toText, isRecord, tryParseJson } from '#shared/json.ts'
import { MappingError } from '../mapping-error.ts'
import { fromItem, fromOptionalItem, type Item, toItem } from './attribute-values.ts'
import { expressionText, placeholders } from './expressions.ts'
import { SourceError } from '../source-error.ts'

/** Encodes a page's last key as an opaque token; null after the last page. */
function encodeNextToken(key: Item | undefined): string | null {
  if (!key) return null
  const plain = JSON.stringify(key, (_name, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
  return Buffer.from(JSON.stringify({ version: 3, token: plain })).toString('base64')
}

const noToken = () => new SourceError('DynamoDB:DynamoDbException', 'Invalid pagination token given.')

function keyIn(plain: unknown): Item {
  if (!isRecord(plain)) throw noToken()
  try {
    return toItem(plain)
  } catch {
    // The token doesn't contain a key of typed values.
    throw noToken()
  }
}

/** Decodes the key in a token. Throws SourceError on a token that we didn't issue. */
function decodeNextToken(token: unknown): Item | undefined {
  if (token === null || token === undefined || token === '') return undefined
  const outer = typeof token === 'string' ? tryParseJson(Buffer.from(token, 'base64').toString('utf8')) : undefined
  return keyIn(isRecord(outer) && typeof outer['token'] === 'string' ? tryParseJson(outer['token']) : undefined)
}

type Request = Readonly<Record<string, unknown>>
/** A DynamoDB operation on one table: takes a request object and returns `ctx.result`. */
export type Operation = (client: DynamoDBClient, table: string, request: Request) => Promise<unknown>

const required = (request: Request, field: string): unknown => {
  const value = request[field]
  if (value === null || value === undefined) throw new MappingError(`Value for field '$[${field}]' not found.`)
  return value
}

const projected = (projection: unknown) => {
  const text = expressionText(projection, 'projection')
  return text === undefined ? {} : { ProjectionExpression: text }
}

const getItem: Operation = async (client, table, request) => {
  const { consistentRead, projection } = request
  const { Item: item } = await client.send(
    new GetItemCommand({
      TableName: table,
      Key: toItem(required(request, 'key')),
      ConsistentRead: consistentRead === true,
      ...projected(projection),
      ...placeholders(projection),
    }),
  )
  return fromOptionalItem(item)
}

const selections: Readonly<Record<string, Select>> = {
  ALL_ATTRIBUTES: 'ALL_ATTRIBUTES',
  ALL_PROJECTED_ATTRIBUTES: 'ALL_PROJECTED_ATTRIBUTES',
  SPECIFIC_ATTRIBUTES: 'SPECIFIC_ATTRIBUTES',
}

function page(request: Request) {
  const { index, limit, consistentRead, select, filter, projection, nextToken } = request
  const filterText = expressionText(filter, 'filter')
  const selection = typeof select === 'string' ? selections[select] : undefined
  const start = decodeNextToken(nextToken)
  return {
    ...(typeof index === 'string' ? { IndexName: index } : {}),
    ...(limit === null || limit === undefined ? {} : { Limit: Number(limit) }),
    ...(consistentRead === true ? { ConsistentRead: true } : {}),
    ...(selection ? { Select: selection } : {}),
    ...(filterText ? { FilterExpression: filterText } : {}),
    ...(start ? { ExclusiveStartKey: start } : {}),
    ...projected(projection),
  }
}

const listed = (reply: {
  Items?: Item[] | undefined
  LastEvaluatedKey?: Item | undefined
  ScannedCount?: number | undefined
}) => ({
  items: (reply.Items ?? []).map(fromItem),
  nextToken: encodeNextToken(reply.LastEvaluatedKey),
  scannedCount: reply.ScannedCount ?? 0,
  startedAt: null,
})

const query: Operation = async (client, table, request) => {
  const { filter, projection, scanIndexForward } = request
  const key = required(request, 'query')
  return listed(
    await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: expressionText(key, 'query'),
        ScanIndexForward: scanIndexForward !== false,
        ...page(request),
        ...placeholders(key, filter, projection),
      }),
    ),
  )
}

const scan: Operation = async (client, table, request) => {
  const { filter, projection, totalSegments, segment } = request
  const segments =
    typeof totalSegments === 'number' && typeof segment === 'number'
      ? { TotalSegments: totalSegments, Segment: segment }
      : {}
  return listed(
    await client.send(
      new ScanCommand({ TableName: table, ...segments, ...page(request), ...placeholders(filter, projection) }),
    ),
  )
}

const sameKey = (key: Item) => (item: Item) =>
  Object.entries(key).every(([name, value]) => JSON.stringify(item[name]) === JSON.stringify(value))

const batchGetItem: Operation = async (client, _table, request) => {
  const tables = Object.entries(asRecord(required(request, 'tables'))).map(([name, value]) => {
    const { keys, consistentRead, projection } = asRecord(value)
    return { name, keys: asList(keys).map(toItem), consistentRead: consistentRead === true, projection }
  })
  const reply = await client.send(
    new BatchGetItemCommand({
      RequestItems: Object.fromEntries(
        tables.map(({ name, keys, consistentRead, projection }) => [
          name,
          { Keys: keys, ConsistentRead: consistentRead, ...projected(projection), ...placeholders(projection) },
        ]),
      ),
    }),
  )
  const itemIn = (name: string, key: Item) => fromOptionalItem(reply.Responses?.[name]?.find(sameKey(key)))
  const data: Record<string, unknown> = {}
  const unprocessedKeys: Record<string, unknown> = {}
  for (const { name, keys } of tables) {
    data[name] = keys.map((key) => itemIn(name, key))
    unprocessedKeys[name] = (reply.UnprocessedKeys?.[name]?.Keys ?? []).map(fromItem)
  }
  return { data, unprocessedKeys }
}

const transactGetItems: Operation = async (client, _table, request) => {
  const items = asList(required(request, 'transactItems')).map((value) => {
    const { table, key, projection } = asRecord(value)
    return {
      Get: { TableName: toText(table), Key: toItem(key), ...projected(projection), ...placeholders(projection) },
    }
  })
  const { Responses } = await client.send(new TransactGetItemsCommand({ TransactItems: items }))
  return { items: items.map((_item, index) => fromOptionalItem(Responses?.[index]?.Item)), cancellationReasons: null }
}

/** The read operations of a DynamoDB data source, by name. */
export const readOperations: Readonly<Record<string, Operation>> = {
  GetItem: getItem,
  Query: query,
  Scan: scan,
  BatchGetItem: batchGetItem,
  TransactGetItems: transactGetItems,
}
