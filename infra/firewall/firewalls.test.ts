import { App, Stack } from 'aws-cdk-lib'
import type { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { checkEnvironment } from '#infra/check-environment.ts'
import { testEnvironment } from '#infra/testing/test-environment.ts'
import { listResources } from '#infra/testing/list-resources.ts'
import { synthesize, templatesOf } from '#infra/testing/synthesize.ts'
import { siteFirewall } from './firewalls.ts'

type Rule = { Name: string; Priority: number; Statement: Record<string, Record<string, unknown>>; Action?: unknown }

const aclOf = (template: Template, id: string) => {
  const acl = listResources(template, 'AWS::WAFv2::WebACL').find((candidate) => candidate.id === id)
  if (acl === undefined) throw new Error(`There is no web ACL ${id}.`)
  return acl.Properties
}
const rulesOf = (template: Template, id: string) => aclOf(template, id).Rules as Rule[]
const ruleOf = (template: Template, id: string, name: string) =>
  rulesOf(template, id).find((rule) => rule.Name === name)?.Statement

/** Returns what a rule looks for in a request's body. */
const named = (...fields: string[]) => {
  const statements = fields.map((SearchString) => ({ ByteMatchStatement: { SearchString } }))
  return statements.length === 1 ? statements[0] : { OrStatement: { Statements: statements } }
}

describe('the firewalls of prod', () => {
  it('stand before the API, the user pool and the site, each its own, with the rules of AWS behind its own limits', async () => {
    const { api, web } = await templatesOf('prod')
    for (const [template, id, scope] of [
      [api, 'Firewall', 'REGIONAL'],
      [api, 'UsersFirewall', 'REGIONAL'],
      [web, 'Firewall', 'CLOUDFRONT'],
    ] as const) {
      expect(aclOf(template, id)).toMatchObject({ Scope: scope, DefaultAction: { Allow: {} } })
      const rules = rulesOf(template, id)
      expect(rules.map(({ Priority }) => Priority)).toEqual(rules.map((_, index) => index))
      expect(rules.at(-1)?.Statement.ManagedRuleGroupStatement).toMatchObject({
        Name: 'AWSManagedRulesCommonRuleSet',
        RuleActionOverrides: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'].map((Name) => ({
          Name,
          ActionToUse: { Count: {} },
        })),
      })
    }
    const doors = listResources(api, 'AWS::WAFv2::WebACLAssociation').map(({ Properties }) => Properties)
    expect(doors).toEqual([
      { ResourceArn: expect.objectContaining({}) as unknown, WebACLArn: { 'Fn::GetAtt': ['Firewall', 'Arn'] } },
      {
        ResourceArn: { 'Fn::GetStackOutput': expect.objectContaining({ StackName: 'Academy-prod-data' }) as unknown },
        WebACLArn: { 'Fn::GetAtt': ['UsersFirewall', 'Arn'] },
      },
    ])
    const [site] = listResources(web, 'AWS::CloudFront::Distribution')
    expect(site?.Properties).toMatchObject({ DistributionConfig: { WebACLId: { 'Fn::GetAtt': ['Firewall', 'Arn'] } } })
  })

  it('limit an address and, before the API, a signed-in user, wherever they are', async () => {
    const { api, web } = await templatesOf('prod')
    for (const template of [api, web])
      expect(ruleOf(template, 'Firewall', 'Rate')).toEqual({
        RateBasedStatement: { AggregateKeyType: 'IP', Limit: 3_000 },
      })
    expect(ruleOf(api, 'Firewall', 'User')).toMatchObject({
      RateBasedStatement: {
        AggregateKeyType: 'CUSTOM_KEYS',
        CustomKeys: [{ Header: { Name: 'authorization' } }],
        Limit: 1_000,
      },
    })
  })

  it('limit payments, calls that check them, and bodies that are too long to inspect', async () => {
    const { api } = await templatesOf('prod')
    expect(ruleOf(api, 'Firewall', 'Payments')).toMatchObject({
      RateBasedStatement: { Limit: 100, ScopeDownStatement: named('registerCourse', 'cancelPayment', 'refundPayment') },
    })
    expect(ruleOf(api, 'Firewall', 'PaymentStates')).toMatchObject({
      RateBasedStatement: { Limit: 600, ScopeDownStatement: named('settlePayment') },
    })
    // Padding can hide a name from the earlier rules, so requests too long to inspect have their own limit.
    expect(ruleOf(api, 'Firewall', 'Long')).toMatchObject({
      RateBasedStatement: {
        Limit: 600,
        ScopeDownStatement: {
          SizeConstraintStatement: { FieldToMatch: { Body: { OversizeHandling: 'MATCH' } }, Size: 8_192 },
        },
      },
    })
  })

  it('limit what makes the user pool send mails', async () => {
    const { api } = await templatesOf('prod')
    const operation = (name: string) => ({
      ByteMatchStatement: {
        FieldToMatch: { SingleHeader: { Name: 'x-amz-target' } },
        SearchString: `.${name.toLowerCase()}`,
        TextTransformations: [{ Priority: 0, Type: 'LOWERCASE' }],
        PositionalConstraint: 'ENDS_WITH',
      },
    })
    expect(ruleOf(api, 'UsersFirewall', 'Accounts')).toMatchObject({ RateBasedStatement: { Limit: 1_000 } })
    expect(ruleOf(api, 'UsersFirewall', 'Mails')).toMatchObject({
      RateBasedStatement: {
        Limit: 100,
        ScopeDownStatement: {
          OrStatement: { Statements: ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'].map(operation) },
        },
      },
    })
  })

  it('require a CAPTCHA at sign-up if the environment wants one, behind the limits, with the tokens of the site’s pages', async () => {
    const signUpCaptcha = { scriptUrl: 'https://a1.us-east-1.captcha-sdk.awswaf.com/a1/jsapi.js', apiKey: 'public' }
    const domain = { name: 'academy.test', certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' }
    const { templates } = await synthesize(testEnvironment('prod', { signUpCaptcha, domain }))
    const [accounts, mails, captcha, ...others] = rulesOf(templates.api, 'UsersFirewall')
    expect([accounts?.Name, mails?.Name]).toEqual(['Accounts', 'Mails'])
    expect(captcha).toMatchObject({
      Name: 'SignUpCaptcha',
      Action: { Captcha: {} },
      Statement: {
        ByteMatchStatement: {
          FieldToMatch: { SingleHeader: { Name: 'x-amz-target' } },
          SearchString: '.signup',
          PositionalConstraint: 'ENDS_WITH',
        },
      },
    })
    expect(others.every(({ Statement }) => 'ManagedRuleGroupStatement' in Statement)).toBe(true)
    expect(aclOf(templates.api, 'UsersFirewall').TokenDomains).toEqual(['academy.test'])
    expect(aclOf(templates.api, 'Firewall').TokenDomains).toBeUndefined()
    const unset = (await templatesOf('prod')).api
    expect(ruleOf(unset, 'UsersFirewall', 'SignUpCaptcha')).toBeUndefined()
    expect(aclOf(unset, 'UsersFirewall').TokenDomains).toBeUndefined()
  })

  it.each([
    ['without a domain', {}],
    ['without a firewall', { firewall: undefined, domain: { name: 'academy.test', certificateArn: 'arn:a' } }],
  ])('refuse to ask for a CAPTCHA %s', (_, change) => {
    const signUpCaptcha = { scriptUrl: 'https://a1.us-east-1.captcha-sdk.awswaf.com/a1/jsapi.js', apiKey: 'public' }
    const { firewall, ...environment } = { ...testEnvironment('prod', { signUpCaptcha }), ...change }
    expect(() => checkEnvironment({ ...environment, ...(firewall && { firewall }) })).toThrow(
      '"prod" can\'t ask for a CAPTCHA at sign-up without a firewall and a domain.',
    )
  })

  it.each([
    'http://a1.us-east-1.captcha-sdk.awswaf.com/a1/jsapi.js',
    'https://awswaf.com.example/jsapi.js',
    'jsapi.js',
  ])('refuse a CAPTCHA’s script that the site’s policy would block: %s', (scriptUrl) => {
    const domain = { name: 'academy.test', certificateArn: 'arn:a' }
    const environment = testEnvironment('prod', { domain, signUpCaptcha: { scriptUrl, apiKey: 'public' } })
    expect(() => checkEnvironment(environment)).toThrow(
      'signUpCaptcha.scriptUrl of "prod" must be an https address at awswaf.com.',
    )
  })

  it('keep the new web ACL on the user pool when it replaces an earlier one', async () => {
    const { api } = await templatesOf('prod')
    expect(api.toJSON().Resources.FirewallOfUsers).toMatchObject({ UpdateReplacePolicy: 'Retain' })
  })

  it('log what they block, without the request’s contents', async () => {
    const { api, web } = await templatesOf('prod')
    for (const log of [api, web].flatMap((template) => listResources(template, 'AWS::WAFv2::LoggingConfiguration')))
      expect(log.Properties.RedactedFields).toEqual([
        { QueryString: {} },
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
        { SingleHeader: { Name: 'x-aws-waf-token' } },
      ])
  })

  it('are absent if nobody pays for them, with a note if the region cannot have one', async () => {
    const { api, web } = await templatesOf('dev')
    for (const template of [api, web]) template.resourceCountIs('AWS::WAFv2::WebACL', 0)
    const abroad = testEnvironment('prod', { region: 'eu-central-1' })
    expect(() => siteFirewall(new Stack(new App(), 'Site'), abroad)).toThrow('must lie in us-east-1')
  })
})
