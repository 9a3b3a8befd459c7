import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  PutItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { asList, asRecord, toText } from '#shared/json.ts'
import { MappingError } from '../mapping-error.ts'
import { fromItem, fromOptionalItem, type Item, toItem } from './attribute-values.ts'
import { expressionText, placeholders } from './expressions.ts'
import { settleFailedCondition } from './failed-condition.ts'
import type { Operation } from './read-items.ts'

type Request = Readonly<Record<string, unknown>>

const keyOf = (request: Request): Item => {
  if (request['key'] === null || request['key'] === undefined)
    throw new MappingError("Value for field '$[key]' not found.")
  return toItem(request['key'])
}

/** The text of a required expression. */
function needed(expression: unknown, field: string): string {
  const text = expressionText(expression, field)
  if (text === undefined) throw new MappingError(`Value for field '$[${field}]' not found.`)
  return text
}

const conditional = (condition: unknown) => {
  const text = expressionText(condition, 'condition')
  return text === undefined ? {} : { ConditionExpression: text }
}

/** Runs one conditional write and handles a failed condition as AppSync does. */
const guarded =
  (write: (...args: Parameters<Operation>) => Promise<unknown>, operation: string): Operation =>
  async (client, table, request) => {
    try {
      return await write(client, table, request)
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
      const key = keyOf(request)
      const wanted = operation === 'PutItem' ? { wanted: { ...toItem(request['attributeValues']), ...key } } : {}
      return settleFailedCondition(client, { operation, table, key, ...wanted, condition: request['condition'], error })
    }
  }

const putItem: Operation = async (client, table, request) => {
  const { condition, attributeValues } = request
  const item = { ...toItem(attributeValues), ...keyOf(request) }
  await client.send(
    new PutItemCommand({ TableName: table, Item: item, ...conditional(condition), ...placeholders(condition) }),
  )
  return fromItem(item)
}

const updateItem: Operation = async (client, table, request) => {
  const { update, condition } = request
  const { Attributes } = await client.send(
    new UpdateItemCommand({
      TableName: table,
      Key: keyOf(request),
      UpdateExpression: needed(update, 'update'),
      ReturnValues: 'ALL_NEW',
      ...conditional(condition),
      ...placeholders(update, condition),
    }),
  )
  return fromOptionalItem(Attributes)
}

const deleteItem: Operation = async (client, table, request) => {
  const { condition } = request
  const { Attributes } = await client.send(
    new DeleteItemCommand({
      TableName: table,
      Key: keyOf(request),
      ReturnValues: 'ALL_OLD',
      ...conditional(condition),
      ...placeholders(condition),
    }),
  )
  return fromOptionalItem(Attributes)
}

const batchTables = (request: Request) => {
  const tables = Object.entries(asRecord(request['tables'])).map(([name, items]) => ({
    name,
    items: asList(items).map(toItem),
  }))
  if (tables.length === 0) throw new MappingError("Value for field '$[tables]' not found.")
  return tables
}

const batchPutItem: Operation = async (client, _table, request) => {
  const tables = batchTables(request)
  const reply = await client.send(
    new BatchWriteItemCommand({
      RequestItems: Object.fromEntries(
        tables.map(({ name, items }) => [name, items.map((Item) => ({ PutRequest: { Item } }))]),
      ),
    }),
  )
  const data: Record<string, unknown> = {}
  const unprocessedItems: Record<string, unknown> = {}
  for (const { name, items } of tables) {
    const left = reply.UnprocessedItems?.[name] ?? []
    data[name] = items.map(fromItem)
    unprocessedItems[name] = left.flatMap(({ PutRequest }) => fromOptionalItem(PutRequest?.Item) ?? [])
  }
  return { data, unprocessedItems }
}

const batchDeleteItem: Operation = async (client, _table, request) => {
  const tables = batchTables(request)
  const reply = await client.send(
    new BatchWriteItemCommand({
      RequestItems: Object.fromEntries(
        tables.map(({ name, items }) => [name, items.map((Key) => ({ DeleteRequest: { Key } }))]),
      ),
    }),
  )
  const data: Record<string, unknown> = {}
  const unprocessedKeys: Record<string, unknown> = {}
  for (const { name, items } of tables) {
    const left = reply.UnprocessedItems?.[name] ?? []
    data[name] = items.map(() => null)
    unprocessedKeys[name] = left.flatMap(({ DeleteRequest }) => fromOptionalItem(DeleteRequest?.Key) ?? [])
  }
  return { data, unprocessedKeys }
}

function transactItem(value: unknown): TransactWriteItem {
  const item = asRecord(value)
  const { operation, table, attributeValues, update, condition } = item
  const returned =
    asRecord(condition)['returnValuesOnConditionCheckFailure'] === false
      ? {}
      : { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }
  const base = { TableName: toText(table), ...conditional(condition), ...(condition ? returned : {}) }
  switch (operation) {
    case 'PutItem':
      return { Put: { ...base, Item: { ...toItem(attributeValues), ...keyOf(item) }, ...placeholders(condition) } }
    case 'UpdateItem':
      return {
        Update: {
          ...base,
          Key: keyOf(item),
          UpdateExpression: needed(update, 'update'),
          ...placeholders(update, condition),
        },
      }
    case 'DeleteItem':
      return { Delete: { ...base, Key: keyOf(item), ...placeholders(condition) } }
    case 'ConditionCheck':
      return {
        ConditionCheck: {
          ...base,
          Key: keyOf(item),
          ConditionExpression: needed(condition, 'condition'),
          ...placeholders(condition),
        },
      }
    default:
      throw new MappingError(`Unsupported operation '${toText(operation)}' in TransactWriteItems.`)
  }
}

const transactWriteItems: Operation = async (client, _table, request) => {
  const items = asList(request['transactItems'])
  if (items.length === 0) throw new MappingError("Value for field '$[transactItems]' not found.")
  await client.send(new TransactWriteItemsCommand({ TransactItems: items.map(transactItem) }))
  return { keys: items.map((item) => fromItem(keyOf(asRecord(item)))), cancellationReasons: null }
}

/** The write operations of a DynamoDB data source, by name. */
export const writeOperations: Readonly<Record<string, Operation>> = {
  PutItem: guarded(putItem, 'PutItem'),
  UpdateItem: guarded(updateItem, 'UpdateItem'),
  DeleteItem: guarded(deleteItem, 'DeleteItem'),
  BatchPutItem: batchPutItem,
  BatchDeleteItem: batchDeleteItem,
  TransactWriteItems: transactWriteItems,
}
