import { afterAll, beforeAll } from 'vitest'
import { startTables, type TestTables } from './start-table.ts'

/** Tables for the tests of the file or suite that asks: `table()` makes an empty one in a hook or a test. */
export function testTables(): Pick<TestTables, 'table'> {
  let tables: TestTables | undefined
  beforeAll(async () => {
    tables = await startTables()
  })
  afterAll(() => tables?.stop())
  return {
    table: () => {
      if (tables === undefined) throw new Error('There are tables only while tests run')
      return tables.table()
    },
  }
}
