import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Key } from '#table/keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { startTables, type TestTables } from './start-table.ts'

function whileTestsRun<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There are tables only while tests run')
  return value
}

/** Tables for the tests of the calling file or suite: `table()` creates an empty one in a hook or a test. */
export function testTables(): Pick<TestTables, 'table'> {
  let tables: TestTables | undefined
  beforeAll(async () => {
    tables = await startTables()
  })
  afterAll(() => tables?.stop())
  return { table: () => whileTestsRun(tables).table() }
}

function tableMadeIn(hook: typeof beforeAll | typeof beforeEach, items: readonly Key[]): Table {
  const tables = testTables()
  let table: Table | undefined
  hook(async () => {
    table = await tables.table()
    await batchPut(table, items)
  })
  return {
    get client() {
      return whileTestsRun(table).client
    },
    get name() {
      return whileTestsRun(table).name
    },
  }
}

/** One table with these items for all tests of the calling file or suite. */
export const sharedTable = (items: readonly Key[] = []): Table => tableMadeIn(beforeAll, items)

/** A new table with these items before each test of the calling file or suite. */
export const freshTable = (items: readonly Key[] = []): Table => tableMadeIn(beforeEach, items)
