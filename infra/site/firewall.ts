import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

/** The rule groups of AWS that both doors take; the size rule would refuse a question of some length (8 KB). */
const MANAGED: readonly { name: string; except: readonly string[] }[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList', except: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', except: [] },
  { name: 'AWSManagedRulesCommonRuleSet', except: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'] },
]

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // A sample holds what was asked, and from where.
  sampledRequestsEnabled: false,
})

/**
 * A web ACL before the API (REGIONAL) or the site (CLOUDFRONT, us-east-1 only): one address may ask so many times in five
 * minutes, and pay so many times, and AWS's own rules hold off known attackers and inputs. Rich text is HTML, so the rule that takes HTML in a body
 * for an attack only counts; the server sanitises it. Absent where the environment has no firewall. Throws a sentence when the
 * region does not allow it.
 */
export function firewall(
  scope: Construct,
  kind: 'REGIONAL' | 'CLOUDFRONT',
  environment: Environment,
): CfnWebACL | undefined {
  const { name, region, firewall: wanted } = environment
  if (wanted === undefined) return undefined
  if (kind === 'CLOUDFRONT' && region !== 'us-east-1')
    throw new Error(`A firewall of the site must lie in us-east-1; "${name}" is in ${region}.`)
  const rate: CfnWebACL.RuleProperty = {
    name: 'Rate',
    priority: 0,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: wanted.requestsPerFiveMinutes } },
    visibilityConfig: visible('Rate'),
  }
  const payments: CfnWebACL.RuleProperty = {
    name: 'Payments',
    priority: 1,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit: wanted.paymentsPerFiveMinutes,
        scopeDownStatement: {
          byteMatchStatement: {
            fieldToMatch: { body: { oversizeHandling: 'CONTINUE' } },
            searchString: 'registerCourse',
            positionalConstraint: 'CONTAINS',
            // A name may be escaped within JSON.
            textTransformations: [{ priority: 0, type: 'JS_DECODE' }],
          },
        },
      },
    },
    visibilityConfig: visible('Payments'),
  }
  const own = kind === 'REGIONAL' ? [rate, payments] : [rate]
  const managed = MANAGED.map(({ name: rules, except }, index): CfnWebACL.RuleProperty => ({
    name: rules,
    priority: own.length + index,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: rules,
        ruleActionOverrides: except.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(rules),
  }))
  const acl = new CfnWebACL(scope, 'Firewall', {
    scope: kind,
    defaultAction: { allow: {} },
    rules: [...own, ...managed],
    visibilityConfig: visible(`Academy-${name}-${kind}`),
  })
  firewallLog(acl, kind, environment)
  return acl
}

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
