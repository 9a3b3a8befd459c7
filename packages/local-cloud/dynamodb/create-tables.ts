import { at, listOf, textOf, type Json, type JsonObject } from '../shared/json.ts'
import { callTable, TableFailure } from './call-table.ts'
import type { TableSpec } from './read-tables.ts'

async function describe(endpoint: string, name: string): Promise<JsonObject | undefined> {
  try {
    return await callTable(endpoint, 'DescribeTable', { TableName: name })
  } catch (error) {
    if (error instanceof TableFailure && error.code === 'ResourceNotFoundException') return undefined
    throw error
  }
}

const nameOf = (index: Json): string => textOf(at(index, 'IndexName')) ?? ''

/**
 * The number of consecutive failures to tolerate: DescribeTable sometimes fails while DynamoDB Local drops an index.
 */
const FAILURES_BORNE = 20

/** Waits because DynamoDB changes one index at a time and takes a while. */
async function settle(endpoint: string, name: string): Promise<void> {
  for (let failures = 0; ;) {
    try {
      const indexes = listOf(at(await describe(endpoint, name), 'Table', 'GlobalSecondaryIndexes'))
      if (indexes.every((index) => at(index, 'IndexStatus') === 'ACTIVE')) return
      failures = 0
    } catch (error) {
      failures += 1
      if (!(error instanceof TableFailure) || error.code !== 'InternalFailure' || failures > FAILURES_BORNE) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Adds indexes that the template gained since the table was created, and removes those it lost. */
async function alignIndexes(
  endpoint: string,
  { name: TableName, create }: TableSpec,
  existing: JsonObject,
): Promise<void> {
  const present = listOf(at(existing, 'Table', 'GlobalSecondaryIndexes')).map(nameOf)
  const wanted = listOf(create['GlobalSecondaryIndexes'])
  const changes: JsonObject[] = [
    ...wanted.filter((index) => !present.includes(nameOf(index))).map((index) => ({ Create: index })),
    ...present
      .filter((name) => !wanted.some((index) => nameOf(index) === name))
      .map((IndexName) => ({ Delete: { IndexName } })),
  ]
  for (const change of changes) {
    await settle(endpoint, TableName)
    const AttributeDefinitions = create['AttributeDefinitions'] ?? []
    await callTable(endpoint, 'UpdateTable', { TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [change] })
  }
  await settle(endpoint, TableName)
}

/** Ensures that a table of the template exists with its indexes, stream, and time to live. Throws TableFailure. */
export async function createTable(endpoint: string, table: TableSpec): Promise<void> {
  const existing = await describe(endpoint, table.name)
  if (existing !== undefined) {
    await alignIndexes(endpoint, table, existing)
    return
  }
  await callTable(endpoint, 'CreateTable', table.create)
  if (table.ttlAttribute === undefined) return
  await callTable(endpoint, 'UpdateTimeToLive', {
    TableName: table.name,
    TimeToLiveSpecification: { AttributeName: table.ttlAttribute, Enabled: true },
  })
}
