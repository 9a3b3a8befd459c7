import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'

/** What a role may do with items. There is no Scan. */
export type TableAction =
  'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'

export const READ: readonly TableAction[] = ['GetItem', 'BatchGetItem', 'Query']
export const READ_AND_WRITE: readonly TableAction[] = [
  ...READ,
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
]

/** Allows these actions on the table, and Query on its indexes too. */
export function allowTable(grantee: IGrantable, table: Table, actions: readonly TableAction[]): void {
  const named = (action: TableAction) => `dynamodb:${action}`
  const onItems = actions.filter((action) => action !== 'Query').map(named)
  if (onItems.length > 0) Grant.addToPrincipal({ grantee, actions: onItems, resourceArns: [table.tableArn] })
  if (!actions.includes('Query')) return
  const resourceArns = [table.tableArn, `${table.tableArn}/index/*`]
  Grant.addToPrincipal({ grantee, actions: [named('Query')], resourceArns })
}

/** Lets the function use the table so; TABLE_NAME names it. */
export function grantTable(fn: Function, table: Table, actions: readonly TableAction[]): void {
  allowTable(fn, table, actions)
  fn.addEnvironment('TABLE_NAME', table.tableName)
}
