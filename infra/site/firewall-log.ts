import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { type CfnWebACL, CfnLoggingConfiguration } from 'aws-cdk-lib/aws-wafv2'
import type { Environment } from '#infra/environments.ts'

/**
 * Writes down what a web ACL blocks or counts, and from where, without what was asked: no query, no token, no cookie. AWS
 * takes only names that begin with `aws-waf-logs-`.
 */
export function firewallLog(acl: CfnWebACL, kind: 'REGIONAL' | 'CLOUDFRONT', environment: Environment): void {
  const stack = Stack.of(acl)
  const logs = new LogGroup(stack, 'FirewallLogs', {
    logGroupName: `aws-waf-logs-academy-${environment.name}-${kind.toLowerCase()}`,
    retention: environment.logRetention,
    removalPolicy: environment.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  const { logGroupName: resourceName } = logs
  new CfnLoggingConfiguration(stack, 'FirewallLogging', {
    resourceArn: acl.attrArn,
    // Without the ':*' that the group's own ARN ends with.
    logDestinationConfigs: [stack.formatArn({ service: 'logs', resource: `log-group:${resourceName}` })],
    redactedFields: [
      { queryString: {} },
      { singleHeader: { Name: 'authorization' } },
      { singleHeader: { Name: 'cookie' } },
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
  })
}
