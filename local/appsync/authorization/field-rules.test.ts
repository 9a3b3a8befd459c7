import { describe, expect, it } from 'vitest'
import { buildSchema } from '../schema/build-schema.ts'
import { isOpenTo } from './authorize-field.ts'
import type { Caller } from './caller.ts'
import { readFieldRules } from './field-rules.ts'

const sdl = /* GraphQL */ `
  type Query {
    plain: T
    admins: T @aws_auth(cognito_groups: ["Admin"])
    users: T @aws_cognito_user_pools
    members: T @aws_cognito_user_pools(cognito_groups: ["Admin", "Student"])
    iam: T @aws_iam
    key: T @aws_api_key
  }
  type T @aws_iam {
    a: String
    b: String @aws_cognito_user_pools(cognito_groups: ["Admin"])
    c: String @aws_auth(cognito_groups: ["Admin"])
  }
  type U {
    a: String @aws_auth(cognito_groups: ["Admin"])
  }
`
const user = (...groups: string[]): Caller => ({
  mode: 'AMAZON_COGNITO_USER_POOLS',
  identity: {},
  groups,
  expires: undefined,
})
const iam: Caller = { mode: 'AWS_IAM', authorize: () => Promise.resolve({ ok: true, identity: {} }) }
const callers = { nobody: user(), student: user('Student'), admin: user('Admin'), iam }

/** Who may read a field. */
function openTo(field: string, defaultAction: 'ALLOW' | 'DENY', hasAdditionalModes: boolean) {
  const rules = readFieldRules(
    buildSchema(sdl),
    { type: 'AMAZON_COGNITO_USER_POOLS', verifyToken: () => Promise.resolve({}), defaultAction },
    hasAdditionalModes,
  )
  return Object.entries(callers)
    .filter(([, caller]) => isOpenTo(caller, rules.get(field)))
    .map(([name]) => name)
    .join(' ')
}

describe('authorization directives', () => {
  it.each([
    ['Query.plain', 'nobody student admin'],
    ['Query.users', 'nobody student admin'],
    ['Query.members', 'student admin'],
    ['Query.iam', 'iam'],
    ['Query.key', ''],
    ['T.a', 'iam'],
    ['T.b', 'admin'],
    ['T.c', 'iam'],
    ['U.a', 'nobody student admin'],
    ['Query.admins', 'nobody student admin'],
  ])('with an additional mode opens %s to: %s', (field, expected) => {
    expect(openTo(field, 'ALLOW', true)).toBe(expected)
  })

  it.each([
    ['Query.admins', 'admin'],
    ['U.a', 'nobody student admin'],
  ])('with the user pool alone lets @aws_auth guard %s for: %s', (field, expected) => {
    expect(openTo(field, 'ALLOW', false)).toBe(expected)
  })

  it.each([
    ['Query.plain', ''],
    ['Query.users', 'nobody student admin'],
    ['Query.members', 'student admin'],
  ])('with a default action of DENY opens %s to: %s', (field, expected) => {
    expect(openTo(field, 'DENY', true)).toBe(expected)
  })
})
