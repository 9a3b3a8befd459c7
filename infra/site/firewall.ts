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

/** A limit on what one address sends in five minutes, of requests that a statement finds; of all where there is none. */
const limit = (name: string, most: number, only?: CfnWebACL.StatementProperty) => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: most,
      ...(only === undefined ? {} : { scopeDownStatement: only }),
    },
  },
  visibilityConfig: visible(name),
})

/** What makes or ends a payment at the card service. A screen asks for the state of one every 3 to 30 seconds: a classroom may do so from one address. */
const PAYMENTS = ['registerCourse', 'cancelPayment']

/** Where the name of a field stands, which may be escaped within JSON. */
const inBody = {
  fieldToMatch: { body: { oversizeHandling: 'CONTINUE' } },
  textTransformations: [{ priority: 0, type: 'JS_DECODE' }],
}

const names = (field: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: { ...inBody, searchString: field, positionalConstraint: 'CONTAINS' },
})

/** Before an API, WAF sees the first 8 KB of a body: what is longer may name anything. Imports of questions are such. */
const isLong: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: 8_192,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/**
 * A web ACL before the API (REGIONAL) or the site (CLOUDFRONT, us-east-1 only): one address may ask so many times in five
 * minutes, pay so many times, and send so much that is too long to be looked through, and AWS's own rules hold off known attackers and inputs. Rich text is HTML, so the rule that takes HTML in a body
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
  const { requestsPerFiveMinutes, paymentsPerFiveMinutes, longRequestsPerFiveMinutes } = wanted
  const own =
    kind === 'REGIONAL'
      ? [
          limit('Rate', requestsPerFiveMinutes),
          limit('Payments', paymentsPerFiveMinutes, { orStatement: { statements: PAYMENTS.map(names) } }),
          limit('Long', longRequestsPerFiveMinutes, isLong),
        ]
      : [limit('Rate', requestsPerFiveMinutes)]
  const rules = own.map((rule, priority): CfnWebACL.RuleProperty => ({ ...rule, priority }))
  const managed = MANAGED.map(({ name: group, except }, index): CfnWebACL.RuleProperty => ({
    name: group,
    priority: own.length + index,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: group,
        ruleActionOverrides: except.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(group),
  }))
  const acl = new CfnWebACL(scope, 'Firewall', {
    scope: kind,
    defaultAction: { allow: {} },
    rules: [...rules, ...managed],
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
