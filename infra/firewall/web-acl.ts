import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { type Rule, visible } from './limits.ts'

/**
 * The AWS managed rule groups of every web ACL. The size rule would block questions over 8 KB. Rich text is HTML, so
 * the rule that treats HTML in a body as an attack only counts; the server sanitizes it.
 */
const MANAGED: readonly { name: string; except: readonly string[] }[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList', except: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', except: [] },
  { name: 'AWSManagedRulesCommonRuleSet', except: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'] },
]

type WebAcl = {
  /** CLOUDFRONT: in us-east-1 only. */
  scope: 'REGIONAL' | 'CLOUDFRONT'
  /** The name of its log and metric. */
  name: string
  rules: readonly Rule[]
  /** Hosts of pages whose CAPTCHA tokens it accepts. Absent: only the request's host. */
  tokenDomains?: string[] | undefined
}

/** Creates a web ACL with its own rules, then AWS's, and its log. `id`: the ACL's id, which prefixes its log's ids. */
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
  enableLogging(made, id, acl.name.toLowerCase(), environment)
  return made
}

/**
 * Logs what a web ACL blocks or counts, and from which address, without query, token, or cookie. AWS requires the name
 * prefix `aws-waf-logs-`. A log with a fixed name is removed with its stack, or it would block the next deployment.
 */
function enableLogging(acl: CfnWebACL, id: string, name: string, environment: Environment): void {
  const stack = Stack.of(acl)
  const logs = new LogGroup(stack, `${id}Logs`, {
    logGroupName: `aws-waf-logs-academy-${environment.name}-${name}`,
    retention: environment.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const { logGroupName: resourceName } = logs
  new CfnLoggingConfiguration(stack, `${id}Logging`, {
    resourceArn: acl.attrArn,
    // Omits the ':*' at the end of the log group's own ARN.
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
