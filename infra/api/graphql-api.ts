import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AuthorizationType,
  CfnGraphQLApi,
  Definition,
  GraphqlApi,
  IntrospectionConfig,
  UserPoolDefaultAction,
} from 'aws-cdk-lib/aws-appsync'
import { CfnRole, Grant, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { SCHEMA_FILE } from '../bundling/project-folders.ts'
import type { Environment } from '../environments.ts'
import type { AcademyUsers } from '../storage/academy-users.ts'

/** A screen sends one operation; this allows a few more aliases. */
const RESOLVER_COUNT_LIMIT = 10

/**
 * Creates the API of schema.graphql: signed-in users by default, IAM for the publish mutations, no API key. Limits
 * depth and resolvers, enables tracing, and logs with a role that can only write to its own log group.
 */
export function graphqlApi(scope: Construct, { pool, client }: AcademyUsers, environment: Environment): GraphqlApi {
  const logWriter = new Role(scope, 'ApiLogWriter', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') })
  const api = new GraphqlApi(scope, 'Api', {
    name: `academy-${environment.name}`,
    definition: Definition.fromFile(SCHEMA_FILE),
    authorizationConfig: {
      defaultAuthorization: {
        authorizationType: AuthorizationType.USER_POOL,
        userPoolConfig: {
          userPool: pool,
          defaultAction: UserPoolDefaultAction.ALLOW,
          // Rejects tokens of other clients, in case the pool ever has one.
          appIdClientRegex: `^${client.userPoolClientId}$`,
        },
      },
      additionalAuthorizationModes: [{ authorizationType: AuthorizationType.IAM }],
    },
    introspectionConfig: environment.introspection ? IntrospectionConfig.ENABLED : IntrospectionConfig.DISABLED,
    queryDepthLimit: environment.queryDepthLimit,
    resolverCountLimit: RESOLVER_COUNT_LIMIT,
    environmentVariables: { SECOND_FACTOR: String(environment.secondFactorForAdministrators) },
    xrayEnabled: true,
  })
  // The library's own logConfig would add a function that can set the retention of every log group.
  const cfn = api.node.defaultChild
  if (cfn instanceof CfnGraphQLApi) {
    const cloudWatchLogsRoleArn = logWriter.roleArn
    cfn.logConfig = { cloudWatchLogsRoleArn, fieldLogLevel: environment.fieldLogLevel, excludeVerboseContent: true }
  }
  const logs = new LogGroup(scope, 'ApiLogs', {
    logGroupName: `/aws/appsync/apis/${api.apiId}`,
    retention: environment.logRetention,
    removalPolicy: environment.isProtected ? environment.removal : RemovalPolicy.DESTROY,
  })
  const actions = ['logs:CreateLogStream', 'logs:PutLogEvents']
  Grant.addToPrincipal({ grantee: logWriter, actions, resourceArns: [logs.logGroupArn] })
  return api
}

/** Returns the host names that AppSync assigns to the API and its subscriptions. */
export function apiHosts(api: GraphqlApi): { graphql: string; realtime: string } {
  const cfn = api.node.defaultChild
  if (!(cfn instanceof CfnGraphQLApi)) throw new Error('The API has no resource of its own.')
  return { graphql: cfn.attrGraphQlDns, realtime: cfn.attrRealtimeDns }
}

/**
 * Lets AppSync assume the stack's roles only for APIs of this account, to prevent the confused deputy problem. The
 * condition can't name an API's ARN, because the API itself needs the role.
 */
export function guardAppSyncRoles(stack: Stack): void {
  const { partition, region, account } = stack
  for (const role of stack.node.findAll()) {
    if (!(role instanceof CfnRole)) continue
    const trust = JSON.stringify(stack.resolve(role.assumeRolePolicyDocument))
    if (!trust.includes('appsync.amazonaws.com')) continue
    role.addPropertyOverride('AssumeRolePolicyDocument.Statement.0.Condition', {
      StringEquals: { 'aws:SourceAccount': account },
      ArnLike: { 'aws:SourceArn': `arn:${partition}:appsync:${region}:${account}:apis/*` },
    })
  }
}
