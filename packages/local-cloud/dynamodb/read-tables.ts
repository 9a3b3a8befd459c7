import { at, isObject, listOf, objectOf, textOf, textsOf, type JsonObject } from '../shared/json.ts'
import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'

export type KeySchema = { hash: string; range?: string }

export type TableIndex = { name: string; keys: KeySchema; projection: JsonObject }

/** A table of the template. `arn` is the one that policies use. */
export type TableSpec = {
  name: string
  arn: string
  keys: KeySchema
  indexes: TableIndex[]
  ttlAttribute?: string
  create: JsonObject
}

function keysOf(schema: JsonObject): KeySchema {
  const named = (type: string) => listOf(schema['KeySchema']).find((key) => textOf(at(key, 'KeyType')) === type)
  const range = textOf(at(named('RANGE'), 'AttributeName'))
  return { hash: textOf(at(named('HASH'), 'AttributeName')) ?? '', ...(range === undefined ? {} : { range }) }
}

function indexesOf(properties: JsonObject): TableIndex[] {
  const indexes = [...listOf(properties['GlobalSecondaryIndexes']), ...listOf(properties['LocalSecondaryIndexes'])]
  return indexes.filter(isObject).map((index) => ({
    name: textOf(index['IndexName']) ?? '',
    keys: keysOf(index),
    projection: objectOf(index['Projection']),
  }))
}

function creation(name: string, properties: JsonObject): JsonObject {
  const pick = (list: JsonObject[]) =>
    list.map(({ IndexName, KeySchema, Projection }) => ({
      IndexName: IndexName ?? '',
      KeySchema: KeySchema ?? [],
      Projection: Projection ?? { ProjectionType: 'ALL' },
    }))
  const global = pick(listOf(properties['GlobalSecondaryIndexes']).filter(isObject))
  const local = pick(listOf(properties['LocalSecondaryIndexes']).filter(isObject))
  const view = textOf(at(properties['StreamSpecification'], 'StreamViewType'))
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: properties['AttributeDefinitions'] ?? [],
    KeySchema: properties['KeySchema'] ?? [],
    ...(global.length === 0 ? {} : { GlobalSecondaryIndexes: global }),
    ...(local.length === 0 ? {} : { LocalSecondaryIndexes: local }),
    ...(view === undefined ? {} : { StreamSpecification: { StreamEnabled: true, StreamViewType: view } }),
  }
}

/** Reads the tables of the template (`AWS::DynamoDB::Table` and `GlobalTable`). */
export function readTables(model: CloudModel): TableSpec[] {
  const resources = [...resourcesOf(model, 'AWS::DynamoDB::Table'), ...resourcesOf(model, 'AWS::DynamoDB::GlobalTable')]
  return resources.map(({ ref, arn, properties }) => {
    const [ttlAttribute] = textsOf(at(properties['TimeToLiveSpecification'], 'AttributeName'))
    return {
      name: ref,
      arn,
      keys: keysOf(properties),
      indexes: indexesOf(properties),
      ...(ttlAttribute === undefined ? {} : { ttlAttribute }),
      create: creation(ref, properties),
    }
  })
}
