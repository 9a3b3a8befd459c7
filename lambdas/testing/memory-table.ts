import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { holdsFor, updated } from './evaluate-expression.ts'

type Item = Record<string, unknown>
type Partitions = Map<string, Map<string, Item>>

const keyOf = (item: Item | undefined) => ({ pk: String(item?.['pk']), sk: String(item?.['sk']) })
/** Freezes a value, because reads return the stored objects: copying would take most of the time. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Set) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/** Omits undefined fields, as the document client does. */
const copy = (item: Item): Item =>
  frozen(Object.fromEntries(Object.entries(structuredClone(item)).filter(([, value]) => value !== undefined)))

function find(partitions: Partitions, item: Item | undefined): Item | undefined {
  const { pk, sk } = keyOf(item)
  return partitions.get(pk)?.get(sk)
}
function store(partitions: Partitions, item: Item): void {
  const { pk, sk } = keyOf(item)
  const partition = partitions.get(pk) ?? new Map<string, Item>()
  partitions.set(pk, partition.set(sk, copy(item)))
}

function transact(partitions: Partitions, { input: { TransactItems: writes = [] } }: TransactWriteCommand) {
  const reasons = writes.map(({ Put, Update, Delete, ConditionCheck }) => {
    const write = Put ?? Update ?? Delete ?? ConditionCheck
    const before = find(partitions, Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key)
    if (!write?.ConditionExpression || holdsFor(write.ConditionExpression, before, write)) return { Code: 'None' }
    const Item = before && marshall(before, { removeUndefinedValues: true })
    return { Code: 'ConditionalCheckFailed', ...(Item && { Item }) }
  })
  if (reasons.some(({ Code }) => Code !== 'None'))
    throw new TransactionCanceledException({ $metadata: {}, message: 'cancelled', CancellationReasons: reasons })
  for (const { Put, Update, Delete } of writes) {
    if (Put?.Item) store(partitions, Put.Item)
    if (Update) {
      const before = find(partitions, Update.Key) ?? Update.Key ?? {}
      store(partitions, updated(Update.UpdateExpression ?? '', before, Update))
    }
    if (Delete) partitions.get(keyOf(Delete.Key).pk)?.delete(keyOf(Delete.Key).sk)
  }
  return {}
}

function update(partitions: Partitions, { input }: UpdateCommand) {
  const before = find(partitions, input.Key)
  if (input.ConditionExpression && !holdsFor(input.ConditionExpression, before, input)) {
    const Item = before && marshall(before, { removeUndefinedValues: true })
    throw new ConditionalCheckFailedException({ $metadata: {}, message: 'no', ...(Item && { Item }) })
  }
  const after = updated(input.UpdateExpression ?? '', before ?? input.Key ?? {}, input)
  store(partitions, after)
  return { Attributes: find(partitions, after) }
}

function query(partitions: Partitions, { input }: QueryCommand) {
  const name = input.IndexName ?? ''
  const sortKeyOf = (item: Item) => String(item[`${name}sk`])
  const order = input.ScanIndexForward === false ? -1 : 1
  const candidates = name
    ? [...partitions.values()].flatMap((partition) => [...partition.values()])
    : [...(partitions.get(String(input.ExpressionAttributeValues?.[':pk']))?.values() ?? [])]
  const from = input.ExclusiveStartKey
  const matching = candidates
    .filter((item) => holdsFor(input.KeyConditionExpression ?? '', item, input))
    .filter((item) => !from || (order > 0 ? sortKeyOf(item) > sortKeyOf(from) : sortKeyOf(item) < sortKeyOf(from)))
    .sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -order : order))
  const items = matching.slice(0, input.Limit ?? matching.length)
  return { Items: items, ...(items.length < matching.length && { LastEvaluatedKey: items.at(-1) }) }
}

function run(partitions: Partitions, command: unknown): unknown {
  if (command instanceof TransactWriteCommand) return transact(partitions, command)
  if (command instanceof QueryCommand) return query(partitions, command)
  if (command instanceof GetCommand) {
    const item = find(partitions, command.input.Key)
    return item ? { Item: item } : {}
  }
  if (command instanceof UpdateCommand) return update(partitions, command)
  if (command instanceof BatchGetCommand) {
    const [[name, { Keys = [] }] = ['', {}]] = Object.entries(command.input.RequestItems ?? {})
    const items = Keys.flatMap((key: Item) => {
      const item = find(partitions, key)
      return item ? [item] : []
    })
    return { Responses: { [name]: items } }
  }
  if (command instanceof DeleteCommand) {
    partitions.get(keyOf(command.input.Key).pk)?.delete(keyOf(command.input.Key).sk)
    return {}
  }
  if (command instanceof PutCommand) {
    store(partitions, command.input.Item ?? {})
    return {}
  }
  if (command instanceof BatchWriteCommand) {
    for (const write of Object.values(command.input.RequestItems ?? {}).flat())
      if (write.PutRequest?.Item) store(partitions, write.PutRequest.Item)
    return {}
  }
  throw new Error('A command that the table in memory does not know')
}

const stores = new WeakMap<Table, Partitions>()

/** Returns all items of an in-memory table. */
export const itemsOf = (table: Table): Item[] =>
  [...(stores.get(table) ?? new Map<string, Map<string, Item>>()).values()].flatMap((partition) => [
    ...partition.values(),
  ])

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * An in-memory table for tests with thousands of transactions, a hundred times as fast as DynamoDB Local. Each command
 * is executed after up to three turns of the event loop, so that callers overtake each other according to `random`; by
 * default none does.
 */
export function memoryTable(random: (max: number) => number = () => 0): Table {
  const partitions: Partitions = new Map()
  const send = async (command: unknown) => {
    for (let turns = random(4); turns > 0; turns -= 1) await nextTurn()
    return run(partitions, command)
  }
  const table: Table = { client: { send } as unknown as DynamoDBDocumentClient, name: 'memory' }
  stores.set(table, partitions)
  return table
}
