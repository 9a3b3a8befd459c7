import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import type { Function } from 'aws-cdk-lib/aws-lambda'

export type PublishMutation =
  | 'publishPayment'
  | 'publishProgress'
  | 'publishNotification'
  | 'publishCatalogue'
  | 'publishDemotion'
  | 'publishDismissal'

/** Lets the function call these publish mutations; GRAPHQL_URL says where. */
export function grantPublish(fn: Function, api: GraphqlApi, ...mutations: readonly PublishMutation[]): void {
  api.grantMutation(fn, ...mutations)
  fn.addEnvironment('GRAPHQL_URL', api.graphqlUrl)
}
