import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from './software-token.ts'
import {
  clock,
  declared,
  enrol,
  enter,
  PASSWORD,
  passTime,
  refusal,
  restart,
  sdk,
  tokensOf,
  users,
} from './testing/test-pool.ts'

/** The base32 secret of RFC 6238, appendix B, and the last six digits of its codes. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('computes the RFC 6238 code at %i seconds', (seconds, code) => {
  expect(codeOf(RFC, Math.floor(seconds / 30))).toBe(code)
})

describe('a software token through the unmodified Amplify client', () => {
  const codeNow = (secret: string) => codeOf(secret, Math.floor(clock / 30_000))
  const WITH_TOKENS = declared({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] })

  beforeEach(async () => {
    await restart(WITH_TOKENS)
    await enrol()
    Amplify.configure({
      Auth: { Cognito: { userPoolId: 'us-east-1_Local', userPoolClientId: 'client1', userPoolEndpoint: users.url } },
    })
  })

  const ann = { username: 'ann@example.com', password: PASSWORD }
  async function turnOn(): Promise<string> {
    await signIn(ann)
    const { sharedSecret } = await setUpTOTP()
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject(
      refusal('InvalidParameterException', 'User has not verified software token mfa'),
    )
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject(refusal('EnableSoftwareTokenMFAException'))
    await verifyTOTPSetup({ code: codeNow(sharedSecret) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await signOut()
    passTime(30_000)
    return sharedSecret
  }

  it('can be set up, is required at the next sign-in, works once, and can be turned off', async () => {
    const secret = await turnOn()
    expect((await signIn(ann)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject(refusal('CodeMismatchException'))
    const code = codeNow(secret)
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true)
    expect((await fetchAuthSession()).tokens?.accessToken).toBeDefined()
    await signOut()
    await signIn(ann)
    await expect(confirmSignIn({ challengeResponse: code })).rejects.toMatchObject(refusal('ExpiredCodeException'))
    passTime(30_000)
    await confirmSignIn({ challengeResponse: codeNow(secret) })
    await updateMFAPreference({ totp: 'DISABLED' })
    await signOut()
    expect((await signIn(ann)).isSignedIn).toBe(true)
    await signOut()
  })

  it('locks the account after wrong codes as after wrong passwords', async () => {
    const secret = await turnOn()
    await signIn(ann)
    for (let guess = 0; guess < 5; guess += 1)
      await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject(
        refusal('CodeMismatchException'),
      )
    await expect(confirmSignIn({ challengeResponse: codeNow(secret) })).rejects.toMatchObject({
      message: 'Password attempts exceeded',
    })
    await signOut()
  })

  it('can be turned off by an administrator', async () => {
    await turnOn()
    await sdk().send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: 'us-east-1_Local',
        Username: ann.username,
        SoftwareTokenMfaSettings: { Enabled: false },
      }),
    )
    expect((await signIn(ann)).isSignedIn).toBe(true)
    await signOut()
  })
})

it('a software token is unavailable in a pool without MFA and can’t be turned on with a forged access token', async () => {
  await enrol()
  const { access: AccessToken } = await tokensOf(enter())
  await expect(sdk().send(new AssociateSoftwareTokenCommand({ AccessToken }))).rejects.toMatchObject(
    refusal('SoftwareTokenMFANotFoundException'),
  )
  await expect(
    sdk().send(new SetUserMFAPreferenceCommand({ AccessToken: 'forged', SoftwareTokenMfaSettings: { Enabled: true } })),
  ).rejects.toMatchObject(refusal('NotAuthorizedException'))
  expect((await sdk().send(new GetUserCommand({ AccessToken }))).UserMFASettingList).toBeUndefined()
})
