import { describe, expect, it } from 'vitest'
import { PASSWORD, calls, declared, enrol, enter, refusal, restart, triggers } from './testing/test-pool.ts'

describe('signing up', () => {
  it('rejects a second account with the same e-mail address in any case', async () => {
    await enrol('ann@example.com')
    await expect(enrol('ANN@example.com')).rejects.toMatchObject(
      refusal('UsernameExistsException', 'An account with the given email already exists.'),
    )
  })

  it('creates one account for two concurrent requests', async () => {
    const both = await Promise.allSettled([enrol(), enrol()])
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('enforces the pool’s password policy', async () => {
    await expect(enrol('a@b.co', 'five5')).rejects.toMatchObject(
      refusal('InvalidPasswordException', 'Password did not conform with policy: Password not long enough'),
    )
    await expect(enrol('a@b.co', ' secret ')).rejects.toMatchObject(refusal('InvalidParameterException'))
    await restart(
      declared({
        Policies: {
          PasswordPolicy: { MinimumLength: 8, RequireNumbers: true, RequireUppercase: true, RequireSymbols: true },
        },
      }),
    )
    await expect(enrol('a@b.co', 'longenough')).rejects.toMatchObject({ message: expect.stringContaining('uppercase') })
    await expect(enrol('a@b.co', 'Longenough')).rejects.toMatchObject({ message: expect.stringContaining('numeric') })
    await expect(enrol('a@b.co', 'Longenough1')).rejects.toMatchObject({ message: expect.stringContaining('symbol') })
  })

  it('rejects attributes that the client can’t write, including sub', async () => {
    for (const attributes of [
      { 'custom:plan': 'gold' },
      { email_verified: 'true' },
      { sub: 'mine' },
      { phone_number: '+15551234567' },
    ])
      await expect(enrol('a@b.co', PASSWORD, attributes)).rejects.toMatchObject(
        refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
      )
    await expect(enrol('a@b.co', PASSWORD, { given_name: 'x'.repeat(51) })).rejects.toMatchObject(
      refusal('InvalidParameterException'),
    )
    await expect(enrol('no address')).rejects.toMatchObject(refusal('InvalidParameterException'))
  })

  it('calls the triggers with Cognito’s events', async () => {
    const { UserSub } = await enrol()
    expect(calls).toEqual([
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: 'us-east-1_Local',
        userName: UserSub,
        callerContext: { awsSdkVersion: expect.any(String), clientId: 'client1' },
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email: 'ann@example.com', given_name: 'Ann' },
          validationData: {},
          clientMetadata: {},
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
      expect.objectContaining({
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        userName: UserSub,
        request: {
          userAttributes: {
            sub: UserSub,
            email: 'ann@example.com',
            given_name: 'Ann',
            email_verified: 'true',
            'cognito:user_status': 'CONFIRMED',
          },
          clientMetadata: {},
        },
      }),
    ])
  })

  it('returns a trigger’s error and doesn’t keep a user it rejects', async () => {
    triggers['pre'] = () => {
      throw new Error('not you')
    }
    await expect(enrol()).rejects.toMatchObject(
      refusal('UserLambdaValidationException', 'PreSignUp failed with error not you.'),
    )
    await expect(enter()).rejects.toMatchObject(refusal('UserNotFoundException'))
  })
})
