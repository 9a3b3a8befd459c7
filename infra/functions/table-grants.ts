import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { TABLE_INDEXES } from '#table/keys.ts'
import type { FunctionName } from './functions.ts'
import { TABLE_RIGHTS, type TableAction, type TableRights } from './table-rights.ts'

/**
 * Allows the actions on items whose partition key matches one of the patterns; of an index, if given. `ForAllValues`
 * also matches a request without keys, so the keys must not be null.
 */
export function allowTable(
  grantee: IGrantable,
  table: Table,
  actions: readonly TableAction[],
  partitions: readonly string[],
  index?: keyof typeof TABLE_INDEXES,
): void {
  Grant.addToPrincipal({
    grantee,
    actions: actions.map((action) => `dynamodb:${action}`),
    resourceArns: [index ? `${table.tableArn}/index/${index}` : table.tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  })
}

const READ: readonly TableAction[] = ['GetItem', 'BatchGetItem', 'Query']
const WRITE: readonly TableAction[] = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']

const intersect = (actions: readonly TableAction[], allowed: readonly TableAction[]) =>
  actions.filter((action) => allowed.includes(action))

/** Grants a function its rights on the table (functions.ts); TABLE_NAME names the table. */
export function grantTable(fn: Function, table: Table, name: FunctionName): void {
  const rights: TableRights = TABLE_RIGHTS[name]
  const { actions, read, write, put, batchWrite, update, check, gsi1, gsi2 } = rights
  if (read) allowTable(fn, table, intersect(READ, actions), read)
  if (write) allowTable(fn, table, intersect(WRITE, actions), write)
  if (put) allowTable(fn, table, ['PutItem'], put)
  if (update) allowTable(fn, table, ['UpdateItem'], update)
  if (check) allowTable(fn, table, ['ConditionCheckItem'], check)
  if (batchWrite) allowTable(fn, table, ['BatchWriteItem'], batchWrite)
  if (gsi1) allowTable(fn, table, ['Query'], gsi1, 'gsi1')
  if (gsi2) allowTable(fn, table, ['Query'], gsi2, 'gsi2')
  fn.addEnvironment('TABLE_NAME', table.tableName)
}
