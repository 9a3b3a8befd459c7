import {
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  PASSWORD,
  asIs,
  codeIn,
  dataDir,
  declared,
  enrol,
  enter,
  mails,
  refresh,
  refusal,
  reopen,
  restart,
  sdk,
  tokensOf,
  triggers,
  users,
} from './testing/test-pool.ts'

describe('through the Amplify client', () => {
  beforeEach(() => {
    Amplify.configure({
      Auth: { Cognito: { userPoolId: 'us-east-1_Local', userPoolClientId: 'client1', userPoolEndpoint: users.url } },
    })
  })

  afterEach(async () => {
    await signOut()
  })

  it('signs up, signs in, reads the account, changes the password, and signs out', async () => {
    const made = await signUp({
      username: 'ann@example.com',
      password: PASSWORD,
      options: { userAttributes: { given_name: 'Ann' } },
    })
    expect(made).toMatchObject({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } })
    const entered = await signIn({ username: 'Ann@Example.com', password: PASSWORD })
    expect(entered.isSignedIn).toBe(true)
    expect((await getCurrentUser()).userId).toBe(made.userId)
    expect(await fetchUserAttributes()).toMatchObject({
      email: 'ann@example.com',
      given_name: 'Ann',
      email_verified: 'true',
    })
    const { tokens } = await fetchAuthSession()
    expect(await users.verifyToken(String(tokens?.idToken))).toMatchObject({
      token_use: 'id',
      aud: 'client1',
      email: 'ann@example.com',
      email_verified: true,
    })
    const renewed = await fetchAuthSession({ forceRefresh: true })
    expect(String(renewed.tokens?.accessToken)).not.toBe(String(tokens?.accessToken))
    await updatePassword({ oldPassword: PASSWORD, newPassword: 'secret2' })
    await signOut({ global: true })
    await expect(
      sdk().send(new GetUserCommand({ AccessToken: String(renewed.tokens?.accessToken) })),
    ).rejects.toMatchObject(refusal('NotAuthorizedException', 'Access Token has been revoked'))
    await expect(enter()).rejects.toMatchObject(refusal('NotAuthorizedException'))
  })

  it('resets a forgotten password with the code from the e-mail', async () => {
    await enrol()
    const step = await resetPassword({ username: 'ann@example.com' })
    expect(step.nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: 'a***@e***' },
    })
    await confirmResetPassword({
      username: 'ann@example.com',
      confirmationCode: codeIn(mails[0]),
      newPassword: 'another1',
    })
    await expect(enter()).rejects.toMatchObject(refusal('NotAuthorizedException'))
    expect((await signIn({ username: 'ann@example.com', password: 'another1' })).isSignedIn).toBe(true)
  })

  it('requires a code from an e-mail when the trigger doesn’t confirm the user', async () => {
    triggers['pre'] = asIs
    const made = await signUp({ username: 'bob@example.com', password: PASSWORD })
    expect(made.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
    await expect(enter('bob@example.com')).rejects.toMatchObject(refusal('UserNotConfirmedException'))
    await confirmSignUp({ username: 'bob@example.com', confirmationCode: codeIn(mails[0]) })
    expect((await enter('bob@example.com')).AuthenticationResult?.TokenType).toBe('Bearer')
  })
})

describe('an account', () => {
  it('can change only the attributes that its client can write', async () => {
    await enrol()
    const { access } = await tokensOf(enter())
    const update = (Name: string, Value: string) =>
      sdk().send(new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes: [{ Name, Value }] }))
    await update('given_name', 'Anna')
    const { UserAttributes } = await sdk().send(new GetUserCommand({ AccessToken: access }))
    expect(UserAttributes).toContainEqual({ Name: 'given_name', Value: 'Anna' })
    await expect(update('custom:plan', 'gold')).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
    )
    await expect(update('email_verified', 'true')).rejects.toMatchObject(refusal('NotAuthorizedException'))
  })
})

describe('a changed e-mail address', () => {
  it('applies immediately by default, and only after its code when the pool requires verification', async () => {
    await enrol()
    const { access } = await tokensOf(enter())
    const move = (email: string) =>
      sdk().send(
        new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes: [{ Name: 'email', Value: email }] }),
      )
    await enrol('bob@example.com')
    await expect(move('bob@example.com')).rejects.toMatchObject(refusal('AliasExistsException'))
    await move('anna@example.com')
    expect((await enter('anna@example.com')).AuthenticationResult).toBeDefined()
    await restart(declared({ UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] } }))
    await move('annie@example.com')
    await expect(enter('annie@example.com')).rejects.toMatchObject(refusal('UserNotFoundException'))
    await sdk().send(
      new VerifyUserAttributeCommand({ AccessToken: access, AttributeName: 'email', Code: codeIn(mails.at(-1)) }),
    )
    expect((await enter('annie@example.com')).AuthenticationResult).toBeDefined()
    await expect(enter('anna@example.com')).rejects.toMatchObject(refusal('UserNotFoundException'))
  })
})

describe('user data', () => {
  it('survives a restart and a truncated line, and contains no plain-text password', async () => {
    await enrol()
    const { refresh: token } = await tokensOf(enter())
    await users.close()
    const file = join(dataDir, 'users.jsonl')
    expect(readFileSync(file, 'utf8')).not.toContain(PASSWORD)
    appendFileSync(file, '[["user","x",{"usern')
    await reopen()
    expect((await refresh(token)).AuthenticationResult?.AccessToken).toBeDefined()
    await enrol('bob@example.com')
    await restart()
    expect((await enter('bob@example.com')).AuthenticationResult).toBeDefined()
  })

  it('the service allows browsers from any origin', async () => {
    const preflight = await fetch(users.url, { method: 'OPTIONS', headers: { origin: 'http://localhost:3000' } })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-target')
  })
})
