import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import type { ApiStack } from './api-stack.ts'
import type { DataStack } from './data-stack.ts'

type WebStackProps = StackProps & { environment: Environment; data: DataStack; api: ApiStack }

export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props)
    const { environment, data, api } = props
    const config = {
      env: environment.name,
      region: this.region,
      userPoolId: data.users.pool.userPoolId,
      userPoolClientId: data.users.client.userPoolClientId,
      authFlow: environment.authFlow,
      graphqlUrl: api.api.graphqlUrl,
      stripePublishableKey: environment.stripePublishableKey,
    }
    new CfnOutput(this, 'WebConfig', { value: this.toJsonString(config) })
  }
}
