import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { allowTable, type TableAction } from './allow-table.ts'
import { type Area, TABLE_RIGHTS, type TableRights } from './table-rights.ts'

const READ: readonly TableAction[] = ['GetItem', 'BatchGetItem', 'Query']
const WRITE: readonly TableAction[] = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']

const those = (actions: readonly TableAction[], wanted: readonly TableAction[]) =>
  actions.filter((action) => wanted.includes(action))

/** Gives the function of an area its rights on the table (table-rights.ts); TABLE_NAME names the table. */
export function grantTable(fn: Function, table: Table, area: Area): void {
  const rights: TableRights = TABLE_RIGHTS[area]
  const { actions, read, write, put, batchWrite, gsi1, gsi2 } = rights
  if (read) allowTable(fn, table, those(READ, actions), read)
  if (write) allowTable(fn, table, those(WRITE, actions), write)
  if (put) allowTable(fn, table, ['PutItem'], put)
  if (batchWrite) allowTable(fn, table, ['BatchWriteItem'], batchWrite)
  if (gsi1) allowTable(fn, table, ['Query'], gsi1, 'gsi1')
  if (gsi2) allowTable(fn, table, ['Query'], gsi2, 'gsi2')
  fn.addEnvironment('TABLE_NAME', table.tableName)
}
