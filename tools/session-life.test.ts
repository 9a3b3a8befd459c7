import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, it } from 'vitest'
import { SESSION_LIFE, TOKEN_LIFE } from '#domain/users/sessions.ts'
import { getEnvironment } from '#infra/environments.ts'
import { academyUsers } from '#infra/storage/academy-users.ts'

const MINUTE = 60_000

it.each(['dev', 'prod'] as const)('sessions and tokens last as long in the pool of %s as in the rules', (name) => {
  const stack = new Stack(new App(), 'Data')
  academyUsers(stack, getEnvironment(name))
  const [client] = Object.values(Template.fromStack(stack).findResources('AWS::Cognito::UserPoolClient'))
  expect(client?.['Properties']).toMatchObject({
    RefreshTokenValidity: SESSION_LIFE / MINUTE,
    AccessTokenValidity: TOKEN_LIFE / MINUTE,
    IdTokenValidity: TOKEN_LIFE / MINUTE,
    TokenValidityUnits: { RefreshToken: 'minutes', AccessToken: 'minutes', IdToken: 'minutes' },
  })
})
