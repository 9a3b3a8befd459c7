import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { makeTable } from './make-table.ts'
import { localClient } from './table-server.ts'

/** DynamoDB Local for use-case tests: `table()` creates an empty table with the product's two indexes. */
export type TestTables = { table: () => Promise<Table>; stop: () => Promise<void> }

/** Returns the port of the run's one DynamoDB Local. */
async function sharedPort(): Promise<number> {
  const response = await fetch(inject('tablesUrl'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return Number(text)
}

/**
 * Creating a table takes longer the more tables its database has (34 ms with 1,200, 6 ms with 150), and each database
 * uses half a percent of a core, so a run's thousands of tables share a few databases.
 */
const DATABASES = 4

/** Returns a test file's own tables on the run's DynamoDB Local; needs Java 17. Call `stop` when done. */
export async function startTables(): Promise<TestTables> {
  const client = localClient(await sharedPort(), `tests${randomInt(DATABASES)}`)
  const stop = () => {
    client.destroy()
    return Promise.resolve()
  }
  return { table: () => makeTable(client), stop }
}
