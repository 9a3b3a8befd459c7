import { BackedDataSource, type IGraphqlApi } from 'aws-cdk-lib/aws-appsync'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { allowTable } from './grant-table.ts'

/** The table as resolvers reach it: only the four actions that they use (the library's own source may also scan). */
export class TableSource extends BackedDataSource {
  constructor(scope: Construct, id: string, props: { api: IGraphqlApi; table: Table }) {
    const { api, table } = props
    const dynamoDbConfig = { tableName: table.tableName, awsRegion: Stack.of(scope).region }
    super(scope, id, { api, name: 'table' }, { type: 'AMAZON_DYNAMODB', dynamoDbConfig })
    allowTable(this, table, ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'])
  }
}
