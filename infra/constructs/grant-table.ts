import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { type IGrantable, Grant } from 'aws-cdk-lib/aws-iam'

/** What a role may do with items. There is no Scan. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'

/** Gives these actions on the table, and Query on its indexes too. */
export function grantTable(grantee: IGrantable, table: Table, actions: readonly TableAction[]): void {
  const named = (action: TableAction) => `dynamodb:${action}`
  const onItems = actions.filter((action) => action !== 'Query').map(named)
  if (onItems.length > 0) Grant.addToPrincipal({ grantee, actions: onItems, resourceArns: [table.tableArn] })
  if (actions.includes('Query')) {
    const resourceArns = [table.tableArn, `${table.tableArn}/index/*`]
    Grant.addToPrincipal({ grantee, actions: [named('Query')], resourceArns })
  }
}
