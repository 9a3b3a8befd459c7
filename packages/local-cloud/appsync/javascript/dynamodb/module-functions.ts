import { asList, asRecord, toText } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'
import { renderExpression } from '../util/dynamodb-expression.ts'
import { itemValues } from './item-values.ts'
import { operations, renderUpdate } from './operations.ts'

type Fields = Record<string, unknown>

/** Omits fields that are missing or null from the request. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

const filterOf = (filter: unknown) => (filter === null || filter === undefined ? undefined : renderExpression(filter))

function projectionOf(list: unknown): Fields | undefined {
  const paths = asList(list)
  if (paths.length === 0) return undefined
  const expressionNames: Record<string, string> = {}
  const expression = paths.map((path) =>
    toText(path)
      .split('.')
      .map((segment) => {
        const [, name = segment, index = ''] = /^([^[]+)((?:\[\d+\])*)$/.exec(segment) ?? []
        expressionNames[`#${name}`] = name
        return `#${name}${index}`
      })
      .join('.'),
  )
  return { expression: expression.join(', '), expressionNames }
}

const common = ({ customPartitionKey, populateIndexFields, _version }: Fields) => ({
  customPartitionKey,
  populateIndexFields,
  _version,
})

const listing = ({
  index,
  limit,
  nextToken,
  consistentRead,
  scanIndexForward,
  select,
  filter,
  projection,
  totalSegments,
  segment,
}: Fields) => ({
  index,
  limit,
  nextToken,
  consistentRead,
  scanIndexForward,
  select,
  totalSegments,
  segment,
  filter: filterOf(filter),
  projection: projectionOf(projection),
})

function writeItem(entry: unknown): Fields {
  const [kind = '', value] = Object.entries(asRecord(entry))[0] ?? []
  const { table, key, item, update, condition } = asRecord(value)
  const base = { table, key: itemValues(key), condition: filterOf(condition) }
  switch (kind) {
    case 'putItem':
      return given({ ...base, operation: 'PutItem', attributeValues: itemValues(item) })
    case 'updateItem':
      return given({ ...base, operation: 'UpdateItem', update: renderUpdate(update) })
    case 'deleteItem':
      return given({ ...base, operation: 'DeleteItem' })
    case 'conditionCheck':
      return given({ ...base, operation: 'ConditionCheck' })
    default:
      throw new Error(`${kind} is no item of transactWrite()`)
  }
}

const tablesOf = (input: unknown, convert: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(asRecord(asRecord(input)['tables'])).map(([table, value]) => [table, convert(value)]),
  )

const builders: Readonly<Record<string, (input: Fields) => Fields>> = {
  get: ({ key, consistentRead, projection }) =>
    given({ operation: 'GetItem', key: itemValues(key), consistentRead, projection: projectionOf(projection) }),
  put: ({ key, item, condition, ...rest }) =>
    given({
      operation: 'PutItem',
      key: itemValues(key),
      attributeValues: itemValues(item),
      condition: filterOf(condition),
      ...common(rest),
    }),
  update: ({ key, update, condition, ...rest }) =>
    given({
      operation: 'UpdateItem',
      key: itemValues(key),
      update: renderUpdate(update),
      condition: filterOf(condition),
      ...common(rest),
    }),
  remove: ({ key, condition, ...rest }) =>
    given({ operation: 'DeleteItem', key: itemValues(key), condition: filterOf(condition), ...common(rest) }),
  query: ({ query, ...rest }) => given({ operation: 'Query', query: renderExpression(query), ...listing(rest) }),
  scan: (input) => given({ operation: 'Scan', ...listing(input) }),
  sync: () => {
    throw new Error('sync() needs a versioned data source, which this API has not')
  },
  batchGet: (input) => ({
    operation: 'BatchGetItem',
    tables: tablesOf(input, (value) => {
      const { keys, consistentRead, projection } = asRecord(value)
      return given({ keys: asList(keys).map(itemValues), consistentRead, projection: projectionOf(projection) })
    }),
  }),
  batchPut: (input) => ({
    operation: 'BatchPutItem',
    tables: tablesOf(input, (items) => asList(items).map(itemValues)),
  }),
  batchDelete: (input) => ({
    operation: 'BatchDeleteItem',
    tables: tablesOf(input, (keys) => asList(keys).map(itemValues)),
  }),
  transactGet: ({ items }) => ({
    operation: 'TransactGetItems',
    transactItems: asList(items).map((item) => {
      const { table, key, projection } = asRecord(item)
      return given({ table, key: itemValues(key), projection: projectionOf(projection) })
    }),
  }),
  transactWrite: ({ items }) => ({ operation: 'TransactWriteItems', transactItems: asList(items).map(writeItem) }),
}

/** `@aws-appsync/utils/dynamodb`: each function builds the request object documented by AWS. */
export const moduleFunctions: Readonly<Record<string, CodeFunction>> = {
  ...Object.fromEntries(
    Object.entries(builders).map(([name, build]) => [`dynamodb.${name}`, (_run, input) => build(asRecord(input))]),
  ),
  ...Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [`dynamodb.operations.${name}`, operation]),
  ),
  'dynamodb.toStringSet': (_run, list) => ({ SS: list }),
  'dynamodb.toNumberSet': (_run, list) => ({ NS: list }),
  'dynamodb.toBinarySet': (_run, list) => ({ BS: list }),
}
