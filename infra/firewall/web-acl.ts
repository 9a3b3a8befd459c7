import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { type Rule, visible } from './limits.ts'

/**
 * The rule groups of AWS that every web ACL takes. The size rule would refuse a question of some length (8 KB). Rich text is HTML, so the
 * rule that takes HTML in a body for an attack only counts; the server sanitises it.
 */
const MANAGED: readonly { name: string; except: readonly string[] }[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList', except: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', except: [] },
  { name: 'AWSManagedRulesCommonRuleSet', except: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'] },
]

type WebAcl = {
  /** CLOUDFRONT: in us-east-1 only. */
  scope: 'REGIONAL' | 'CLOUDFRONT'
  /** What its log and metric are named after. */
  name: string
  rules: readonly Rule[]
  /** Hosts of pages whose CAPTCHA tokens it accepts. Absent: the host of the request alone. */
  tokenDomains?: string[] | undefined
}

/** A web ACL of own rules and those of AWS, in this order, with its log. `id`: the ACL's, which its log's ids begin with. */
export function webAcl(scope: Construct, id: string, { rules, ...acl }: WebAcl, environment: Environment): CfnWebACL {
  const managed = MANAGED.map(({ name, except }): Rule => ({
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: except.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(name),
  }))
  const made = new CfnWebACL(scope, id, {
    scope: acl.scope,
    defaultAction: { allow: {} },
    ...(acl.tokenDomains && { tokenDomains: acl.tokenDomains }),
    rules: [...rules, ...managed].map((rule, priority): CfnWebACL.RuleProperty => ({ ...rule, priority })),
    visibilityConfig: visible(`Academy-${environment.name}-${acl.name}`),
  })
  writeDown(made, id, acl.name.toLowerCase(), environment)
  return made
}

/**
 * Writes down what a web ACL blocks or counts, and from where, without what was asked: no query, no token, no cookie. AWS
 * takes only names that begin with `aws-waf-logs-`. What has a name of its own goes with its stack, or the next deployment would meet it.
 */
function writeDown(acl: CfnWebACL, id: string, name: string, environment: Environment): void {
  const stack = Stack.of(acl)
  const logs = new LogGroup(stack, `${id}Logs`, {
    logGroupName: `aws-waf-logs-academy-${environment.name}-${name}`,
    retention: environment.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const { logGroupName: resourceName } = logs
  new CfnLoggingConfiguration(stack, `${id}Logging`, {
    resourceArn: acl.attrArn,
    // Without the ':*' that the group's own ARN ends with.
    logDestinationConfigs: [stack.formatArn({ service: 'logs', resource: `log-group:${resourceName}` })],
    redactedFields: [
      { queryString: {} },
      { singleHeader: { Name: 'authorization' } },
      { singleHeader: { Name: 'cookie' } },
      { singleHeader: { Name: 'x-aws-waf-token' } },
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT', 'CAPTCHA'].map((Action) => ({
            ActionCondition: { Action },
          })),
        },
      ],
    },
  })
}
