import { at, listOf, textOf, type JsonObject } from '../shared/json.ts'
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

/** Adds indexes that the template gained since the table was made, and removes those it lost. */
async function alignIndexes(endpoint: string, table: TableSpec, existing: JsonObject): Promise<void> {
  const present = listOf(at(existing, 'Table', 'GlobalSecondaryIndexes')).map((index) => textOf(at(index, 'IndexName')))
  const wanted = listOf(table.create['GlobalSecondaryIndexes'])
  for (const index of wanted) {
    if (present.includes(textOf(at(index, 'IndexName')))) continue
    await callTable(endpoint, 'UpdateTable', {
      TableName: table.name,
      AttributeDefinitions: table.create['AttributeDefinitions'] ?? [],
      GlobalSecondaryIndexUpdates: [{ Create: index }],
    })
  }
  for (const name of present) {
    if (name === undefined || wanted.some((index) => textOf(at(index, 'IndexName')) === name)) continue
    await callTable(endpoint, 'UpdateTable', {
      TableName: table.name,
      GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: name } }],
    })
  }
}

/** Makes sure that a table of the template exists with its indexes, stream and time to live. Throws TableFailure. */
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
