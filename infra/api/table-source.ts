import { BackedDataSource, type IGraphqlApi } from 'aws-cdk-lib/aws-appsync'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { INDEX_PARTITIONS, PARTITIONS } from '#table/partitions.ts'
import { allowTable } from '../functions/table-grants.ts'

const { users, courses, questions, payments, lists, notifications, audit, deleted, imports: importLines } = PARTITIONS
const { imports, coursesByType, audit: audits, auditOfEditor } = INDEX_PARTITIONS

/**
 * The table as a data source with only the actions that resolvers use; the library's own source allows all, including
 * Scan. Resolvers can only delete notifications.
 */
export class TableSource extends BackedDataSource {
  constructor(scope: Construct, id: string, props: { api: IGraphqlApi; table: Table }) {
    const { api, table } = props
    const dynamoDbConfig = { tableName: table.tableName, awsRegion: Stack.of(scope).region }
    super(scope, id, { api, name: 'table' }, { type: 'AMAZON_DYNAMODB', dynamoDbConfig })
    allowTable(this, table, ['GetItem'], [users, courses, questions, payments])
    allowTable(this, table, ['Query'], [users, lists, notifications, audit, importLines])
    allowTable(this, table, ['Query'], [imports, audits], 'gsi1')
    allowTable(this, table, ['Query'], [coursesByType, auditOfEditor], 'gsi2')
    allowTable(this, table, ['UpdateItem'], [users])
    allowTable(this, table, ['PutItem'], [deleted])
    allowTable(this, table, ['DeleteItem'], [notifications])
  }
}
