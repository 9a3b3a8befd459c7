import { describe, expect, it } from 'vitest'
import { buildSchema } from '../schema/build-schema.ts'
import { isOpenTo } from '../authorization/authorize-field.ts'
import type { Caller } from '../authorization/caller.ts'
import { readFieldRules } from '../authorization/field-rules.ts'

const sdl = /* GraphQL */ `
  type Query {
    plain: T
    admins: T @aws_auth(cognito_groups: ["Admin"])
    users: T @aws_cognito_user_pools
    members: T @aws_cognito_user_pools(cognito_groups: ["Admin", "Student"])
    iam: T @aws_iam
    key: T @aws_api_key
    oidc: T @aws_oidc
    lambda: T @aws_lambda
    usersOrIam: T @aws_cognito_user_pools @aws_iam
    adminsOrIam: T @aws_cognito_user_pools(cognito_groups: ["Admin"]) @aws_iam
  }
  type T @aws_iam {
    a: String
    b: String @aws_cognito_user_pools(cognito_groups: ["Admin"])
    c: String @aws_auth(cognito_groups: ["Admin"])
  }
  type Both @aws_iam @aws_cognito_user_pools {
    a: String
    b: String @aws_iam
  }
  type Members @aws_cognito_user_pools(cognito_groups: ["Student"]) {
    a: String
  }
  type U {
    b: String
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

/** The callers who may read a field. */
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

describe('security-authz: authorization directives', () => {
  it.each([
    ['Query.plain', 'nobody student admin'],
    ['Query.users', 'nobody student admin'],
    ['Query.members', 'student admin'],
    ['Query.iam', 'iam'],
    ['Query.key', ''],
    ['Query.oidc', ''],
    ['Query.lambda', ''],
    ['Query.usersOrIam', 'nobody student admin iam'],
    ['Query.adminsOrIam', 'admin iam'],
    ['Both.a', 'nobody student admin iam'],
    ['Both.b', 'iam'],
    ['Members.a', 'student'],
    ['U.b', 'nobody student admin'],
    ['T.a', 'iam'],
    ['T.b', 'admin'],
    ['T.c', 'iam'],
    ['U.a', 'nobody student admin'],
    ['Query.admins', 'nobody student admin'],
  ])('allows access to %s with an additional mode to: %s', (field, expected) => {
    expect(openTo(field, 'ALLOW', true)).toBe(expected)
  })

  it.each([
    ['Query.admins', 'admin'],
    ['U.a', 'nobody student admin'],
  ])('@aws_auth allows access to %s with only the user pool to: %s', (field, expected) => {
    expect(openTo(field, 'ALLOW', false)).toBe(expected)
  })

  it.each([
    ['Query.plain', ''],
    ['Query.users', 'nobody student admin'],
    ['Query.members', 'student admin'],
  ])('allows access to %s with a default action of DENY to: %s', (field, expected) => {
    expect(openTo(field, 'DENY', true)).toBe(expected)
  })
})
