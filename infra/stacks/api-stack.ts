import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { type GraphqlApi, NoneDataSource } from 'aws-cdk-lib/aws-appsync'
import type { Construct } from 'constructs'
import { codeResolvers } from '../constructs/code-resolvers.ts'
import { graphqlApi } from '../constructs/graphql-api.ts'
import { TableSource } from '../constructs/table-source.ts'
import type { Environment } from '../environments.ts'
import type { DataStack } from './data-stack.ts'

type ApiStackProps = StackProps & { environment: Environment; data: DataStack }

/** What runs: the GraphQL API with its resolvers, the functions, the card service's webhook, the schedule. */
export class ApiStack extends Stack {
  readonly api: GraphqlApi

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props)
    const { environment, data } = props
    this.api = graphqlApi(this, data.users.pool, environment)
    codeResolvers(this.api, {
      table: new TableSource(this, 'TableSource', { api: this.api, table: data.table }),
      none: new NoneDataSource(this, 'NoneSource', { api: this.api, name: 'none' }),
    })
    new CfnOutput(this, 'GraphqlUrl', { value: this.api.graphqlUrl })
  }
}
