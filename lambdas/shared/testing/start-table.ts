import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Table } from '../table.ts'
import { makeTable } from './make-table.ts'
import { localClient } from './table-server.ts'

/** DynamoDB Local for use-case tests: `table()` makes an empty table with the product's two indexes. */
export type TestTables = { table: () => Promise<Table>; stop: () => Promise<void> }

/** The port of the run's one DynamoDB Local. */
async function sharedPort(): Promise<number> {
  const response = await fetch(inject('tablesUrl'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return Number(text)
}

/** Tables of a test file's own on the run's DynamoDB Local; needs Java 17. Call `stop` when done. */
export async function startTables(): Promise<TestTables> {
  const client = localClient(await sharedPort(), randomUUID().replaceAll('-', ''))
  const stop = () => {
    client.destroy()
    return Promise.resolve()
  }
  return { table: () => makeTable(client), stop }
}
