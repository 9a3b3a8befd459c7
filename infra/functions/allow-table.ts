import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { TABLE_INDEXES } from '#table/keys.ts'

/** What a role may do with items. There is no Scan. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'BatchWriteItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'

/**
 * Allows the actions on items whose partition key fits one of the patterns; of an index, where one is named. `ForAllValues`
 * holds for a request that names no key at all, so there must be one.
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
