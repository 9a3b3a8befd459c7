import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSigningKey } from './signing-key.ts'
import {
  clock,
  dataDir,
  declared,
  enrol,
  enter,
  passTime,
  refresh,
  refusal,
  reopen,
  restart,
  sdk,
  tokensOf,
  triggers,
  users,
} from './testing/test-pool.ts'

describe('signing in', () => {
  beforeEach(async () => {
    await enrol()
  })

  it('distinguishes an unknown user from a wrong password unless the pool hides it', async () => {
    await expect(enter('nobody@example.com')).rejects.toMatchObject(
      refusal('UserNotFoundException', 'User does not exist.'),
    )
    await expect(enter('ann@example.com', 'wrong12')).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    )
    await restart(declared({}, { PreventUserExistenceErrors: 'ENABLED' }))
    await expect(enter('nobody@example.com')).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    )
  })

  it('locks the account for longer with each wrong password and unlocks it later', async () => {
    for (let i = 0; i < 5; i += 1)
      await expect(enter('ann@example.com', 'wrong12')).rejects.toMatchObject({
        message: 'Incorrect username or password.',
      })
    await expect(enter()).rejects.toMatchObject(refusal('NotAuthorizedException', 'Password attempts exceeded'))
    passTime(1001)
    await expect(enter('ann@example.com', 'wrong12')).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
    passTime(1001)
    await expect(enter()).rejects.toMatchObject({ message: 'Password attempts exceeded' })
    passTime(1000)
    expect((await enter()).AuthenticationResult).toBeDefined()
  })

  it('supports only the client’s authentication flows', async () => {
    await restart(declared({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] }))
    await expect(enter()).rejects.toMatchObject(
      refusal('InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client'),
    )
    await expect(refresh('x')).rejects.toMatchObject(refusal('InvalidParameterException'))
  })

  it('issues tokens with the pool’s claims and validity', async () => {
    const { access, id } = await tokensOf(enter())
    const claims = await users.verifyToken(access)
    expect(claims).toMatchObject({
      iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Local',
      client_id: 'client1',
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: Math.floor(clock / 1000),
    })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(1800)
    expect(claims['username']).toBe(claims['sub'])
    expect((await users.verifyToken(id))['cognito:username']).toBe(claims['sub'])
    passTime(1_800_000)
    await expect(users.verifyToken(access)).rejects.toThrow('expired')
  })

  it('rejects a token that is altered, unsigned, or from another pool', async () => {
    const { access } = await tokensOf(enter())
    const [header = '', body = '', signature = ''] = access.split('.')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'x' }),
    ).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const jwt of [`${header}.${forged}.${signature}`, `${none}.${body}.`, `${none}.${body}.${signature}`, 'x', ''])
      await expect(users.verifyToken(jwt)).rejects.toThrow()
    const jwks: unknown = await fetch(users.jwksUrl).then((reply) => reply.json())
    expect(jwks).toMatchObject({ keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig' }] })
    await users.close()
    rmSync(join(dataDir, 'signing-key.pem'))
    await reopen()
    await expect(users.verifyToken(access)).rejects.toThrow('not signed by this user pool')
  })

  it.each([
    ['no exp', { exp: undefined }],
    ['an exp that isn’t a number', { exp: 'never' }],
    ['an exp in the past', { exp: 1 }],
    ['an nbf in the future', { nbf: 9_999_999_999 }],
    ['an nbf that isn’t a number', { nbf: 'soon' }],
  ])('rejects a token with %s, even when the pool’s own key signed it', async (_what, change) => {
    const { access } = await tokensOf(enter())
    const claims = { ...(await users.verifyToken(access)), ...change }
    const forged = openSigningKey(dataDir).sign(claims)
    await expect(users.verifyToken(forged)).rejects.toThrow('expired')
    await expect(sdk().send(new GetUserCommand({ AccessToken: forged }))).rejects.toMatchObject(
      refusal('NotAuthorizedException'),
    )
  })

  it('adds groups to the next token in order of precedence', async () => {
    const first = await tokensOf(enter())
    expect((await users.verifyToken(first.access))['cognito:groups']).toBeUndefined()
    for (const GroupName of ['Student', 'Admin'])
      await sdk().send(
        new AdminAddUserToGroupCommand({ UserPoolId: 'us-east-1_Local', Username: 'ann@example.com', GroupName }),
      )
    const { AuthenticationResult: renewed } = await refresh(first.refresh)
    expect((await users.verifyToken(renewed?.AccessToken ?? ''))['cognito:groups']).toEqual(['Admin', 'Student'])
    expect((await users.verifyToken(renewed?.IdToken ?? ''))['cognito:groups']).toEqual(['Admin', 'Student'])
    const listed = await sdk().send(
      new AdminListGroupsForUserCommand({ UserPoolId: 'us-east-1_Local', Username: 'ann@example.com' }),
    )
    expect(listed.Groups?.map((group) => group.GroupName)).toEqual(['Admin', 'Student'])
  })

  it('a pre token generation trigger can change claims and groups', async () => {
    triggers['token'] = (event) => ({
      ...event,
      response: {
        claimsOverrideDetails: {
          claimsToAddOrOverride: { team: 'blue' },
          claimsToSuppress: ['email'],
          groupOverrideDetails: { groupsToOverride: ['Guest'] },
        },
      },
    })
    await restart(declared({ LambdaConfig: { PreTokenGeneration: 'token' } }))
    const { access, id } = await tokensOf(enter())
    const claims = await users.verifyToken(id)
    expect(claims).toMatchObject({ team: 'blue', 'cognito:groups': ['Guest'] })
    expect(claims['email']).toBeUndefined()
    expect((await users.verifyToken(access))['cognito:groups']).toEqual(['Guest'])
  })
})
