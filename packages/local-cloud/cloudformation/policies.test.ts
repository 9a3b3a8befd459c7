import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../shared/json.ts'
import { isAllowed, readPolicies } from './policies.ts'
import { readTemplates } from './read-cloud.ts'

const place = { origin: 'http://localhost:3000', region: 'us-east-1', account: '000000000000' }
const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/t'

const allow = (Action: Json, Resource: Json, more: JsonObject = {}): JsonObject => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
})
const deny = (Action: Json, Resource: Json): JsonObject => ({ Effect: 'Deny', Action, Resource })

/** A role with these statements in an attached policy, and other properties. */
function roleWith(statements: JsonObject[], properties: JsonObject = {}) {
  const Resources = {
    Role: { Type: 'AWS::IAM::Role', Properties: properties },
    Policy: {
      Type: 'AWS::IAM::Policy',
      Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement: statements } },
    },
  }
  const model = readTemplates([{ stack: 's', body: { Resources } }], new Map(), place)
  const policies = readPolicies(model)
  const [role = ''] = policies.keys()
  return (action: string, arn: string, context = {}) => isAllowed(policies, role, action, arn, context)
}

describe('a role’s policies', () => {
  it('allow only what a statement names', () => {
    const may = roleWith([allow(['dynamodb:GetItem', 'dynamodb:Query'], [table, `${table}/index/*`])])
    expect(may('dynamodb:GetItem', table)).toBe(true)
    expect(may('dynamodb:Query', `${table}/index/gsi1`)).toBe(true)
    expect(may('dynamodb:PutItem', table)).toBe(false)
    expect(may('dynamodb:GetItem', `${table}2`)).toBe(false)
  })

  it.each([
    ['dynamodb:*', 'dynamodb:Scan', true],
    ['dynamodb:Get*', 'dynamodb:GetItem', true],
    ['dynamodb:GetIte?', 'dynamodb:GetItem', true],
    ['DYNAMODB:getitem', 'dynamodb:GetItem', true],
    ['*', 's3:GetObject', true],
    ['dynamodb.GetItem', 'dynamodb:GetItem', false],
  ])('match the action %s to %s: %s', (pattern, action, expected) => {
    expect(roleWith([allow(pattern, '*')])(action, table)).toBe(expected)
  })

  it('deny takes precedence over allow', () => {
    const may = roleWith([allow('dynamodb:*', '*'), deny('dynamodb:DeleteItem', table)])
    expect(may('dynamodb:DeleteItem', table)).toBe(false)
    expect(may('dynamodb:PutItem', table)).toBe(true)
  })

  it('support NotAction and NotResource', () => {
    const may = roleWith([{ Effect: 'Allow', NotAction: 'iam:*', NotResource: `${table}/index/*` }])
    expect(may('dynamodb:GetItem', table)).toBe(true)
    expect(may('iam:PassRole', table)).toBe(false)
    expect(may('dynamodb:Query', `${table}/index/gsi1`)).toBe(false)
  })

  it.each<[string, string[], boolean]>([
    ['only matching partitions', ['USER#1', 'USER#2'], true],
    ['one partition that doesn’t match', ['USER#1', 'COURSE#1'], false],
  ])('check leading keys against the condition: %s', (_, keys, expected) => {
    const condition = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] } }
    const may = roleWith([allow('dynamodb:GetItem', table, { Condition: condition })])
    expect(may('dynamodb:GetItem', table, { 'dynamodb:leadingkeys': keys })).toBe(expected)
  })

  it('allow a request without leading keys under ForAllValues, as IAM does', () => {
    const condition = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['A'] } }
    expect(roleWith([allow('dynamodb:Scan', table, { Condition: condition })])('dynamodb:Scan', table)).toBe(true)
  })

  it('deny a request without leading keys when the key is required', () => {
    const condition = {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['A'] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    }
    const may = roleWith([allow('dynamodb:*', table, { Condition: condition })])
    expect(may('dynamodb:Scan', table)).toBe(false)
    expect(may('dynamodb:Query', table, { 'dynamodb:leadingkeys': [] })).toBe(false)
    expect(may('dynamodb:Query', table, { 'dynamodb:leadingkeys': ['A'] })).toBe(true)
  })

  it('deny a request that lacks the condition’s key', () => {
    const may = roleWith([allow('s3:GetObject', '*', { Condition: { StringEquals: { 'aws:SourceVpc': 'v' } } })])
    expect(may('s3:GetObject', 'arn:aws:s3:::b/k')).toBe(false)
  })

  it('throw an error that names an unsupported condition or managed policy', () => {
    const may = roleWith([allow('*', '*', { Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } })])
    expect(() => may('s3:GetObject', '*', { 'aws:sourceip': ['10.0.0.1'] })).toThrow('the condition IpAddress')
    expect(() => roleWith([], { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] })).toThrow(
      'AdministratorAccess',
    )
  })

  it('include inline and managed policies', () => {
    const inline = { PolicyName: 'p', PolicyDocument: { Statement: [allow('s3:GetObject', '*')] } }
    const managed = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'
    const may = roleWith([], { Policies: [inline], ManagedPolicyArns: [managed] })
    expect(may('s3:GetObject', 'arn:aws:s3:::b/k')).toBe(true)
    expect(may('logs:PutLogEvents', 'arn:aws:logs:us-east-1:000000000000:log-group:x')).toBe(true)
  })
})
