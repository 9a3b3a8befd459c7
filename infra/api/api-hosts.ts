import { CfnGraphQLApi, type GraphqlApi } from 'aws-cdk-lib/aws-appsync'

/** The host names that AppSync gives the API and its subscriptions. */
export function apiHosts(api: GraphqlApi): { graphql: string; realtime: string } {
  const cfn = api.node.defaultChild
  if (!(cfn instanceof CfnGraphQLApi)) throw new Error('The API has no resource of its own.')
  return { graphql: cfn.attrGraphQlDns, realtime: cfn.attrRealtimeDns }
}
