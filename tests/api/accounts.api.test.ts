import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  GetUserAttributeVerificationCodeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { COMMAND_LINE } from '#domain/users/device-label.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { rawClient } from '#tests/client/api/raw-client.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN, newStudent, STUDENT } from '#tests/client/people/people.ts'
import { openPool, refreshTokens, signInForTokens } from '#tests/client/people/sign-in-for-token.ts'

const PASSWORD = 'Student-Pass-1'
const { cognito, clientId: ClientId } = await openPool(API_URL)

const update = (AccessToken: string, Name: string, Value: string) =>
  cognito.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }))
async function resetTo(Username: string, Password: string): Promise<void> {
  await cognito.send(new ForgotPasswordCommand({ ClientId, Username }))
  const [mail] = await mailsTo(API_URL, Username)
  const ConfirmationCode = /(?<![#\d])\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  await cognito.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }))
}

describe('somebody who holds a session of an account that is not theirs', () => {
  it('is out once its owner resets the password, and cannot move the account to an address of their own', async () => {
    // An account that someone else registered with the owner's address; they keep the session.
    const { email: owner } = await newStudent(API_URL)
    const thief = await signInForTokens(API_URL, owner, PASSWORD)
    const evil = `evil-${randomUUID().slice(0, 8)}@academy.example`
    await expect(update(thief.access, 'email', evil)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: expect.stringContaining('You can’t change the email of an account') as string,
    })
    await expect(
      cognito.send(new GetUserAttributeVerificationCodeCommand({ AccessToken: thief.access, AttributeName: 'email' })),
    ).rejects.toMatchObject({ name: 'UserLambdaValidationException' })
    for (const [name, value] of [
      ['given_name', 'Eve'],
      ['family_name', '<b>Evil</b>'],
      ['phone_number', '+13055550199'],
    ] as const)
      await expect(update(thief.access, name, value)).rejects.toMatchObject({ name: 'InvalidParameterException' })
    expect(await mailsTo(API_URL, evil)).toEqual([])

    expect((await refreshTokens(API_URL, thief)).AuthenticationResult).toBeDefined()
    await resetTo(owner, 'The-Owners-Own-1')
    await expect(refreshTokens(API_URL, thief)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(
      cognito.send(
        new ChangePasswordCommand({
          AccessToken: thief.access,
          PreviousPassword: PASSWORD,
          ProposedPassword: 'The-Thiefs-1',
        }),
      ),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(cognito.send(new ForgotPasswordCommand({ ClientId, Username: evil }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
    expect((await signInForTokens(API_URL, owner, 'The-Owners-Own-1')).access).not.toBe('')
  })
})

describe('an owner who finds a session that is not theirs', () => {
  const SESSIONS = '{ mySessions { id device current } }'
  const END = 'mutation ($id: ID!) { endSession(id: $id) }'

  it('signs it out: it gets no new tokens, no subscription, and no list, and the others continue', async () => {
    const { email } = await newStudent(API_URL)
    const [owner, thief] = [
      await signInForTokens(API_URL, email, PASSWORD),
      await signInForTokens(API_URL, email, PASSWORD),
    ]
    const [call, callAsThief] = [rawClient(API_URL, owner.access), rawClient(API_URL, thief.access)]
    const { mySessions } = (await call(SESSIONS, {})).data as { mySessions: { current: boolean }[] }
    expect(mySessions[0]).toEqual({ id: owner.device, device: 'Firefox', current: true })
    expect(mySessions).toContainEqual({ id: thief.device, device: 'Firefox', current: false })
    // The student was created through the API, with a command-line sign-in.
    expect(mySessions.slice(1)).toContainEqual(expect.objectContaining({ device: COMMAND_LINE, current: false }))
    expect(mySessions).toHaveLength(3)
    expect((await call(END, { id: thief.device })).codes).toEqual([])
    await expect(refreshTokens(API_URL, thief)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    for (const [document, args] of [
      [SESSIONS, {}],
      [END, { id: owner.device }],
    ] as const)
      expect((await callAsThief(document, args)).codes).toEqual(['sign-in-again'])
    expect((await refreshTokens(API_URL, owner)).AuthenticationResult).toBeDefined()
    const remaining = (await call(SESSIONS, {})).data
    expect(remaining).toMatchObject({ mySessions: [{ id: owner.device }, { device: COMMAND_LINE }] })
  })

  it('must be its user: another user’s id ends nothing', async () => {
    const [{ email }, { email: other }] = [await newStudent(API_URL), await newStudent(API_URL)]
    const owner = await signInForTokens(API_URL, email, PASSWORD)
    const { access } = await signInForTokens(API_URL, other, PASSWORD)
    expect((await rawClient(API_URL, access)(END, { id: owner.device })).codes).toEqual([])
    expect((await refreshTokens(API_URL, owner)).AuthenticationResult).toBeDefined()
  })
})

describe('a token', () => {
  it('opens nothing when it is an id token, to a student and to an administrator', async () => {
    const student = await signInForTokens(API_URL, STUDENT.email, STUDENT.password)
    const admin = await signInForTokens(API_URL, ADMIN.email, ADMIN.password)
    const me = '{ me { uid } }'
    expect((await rawClient(API_URL, student.access)(me, {})).codes).toEqual([])
    expect((await rawClient(API_URL, student.id)(me, {})).codes).toEqual(['Unauthorized'])
    const users = '{ managedUser(uid: "x") { user { uid } } }'
    expect((await rawClient(API_URL, admin.access)(users, {})).codes).toEqual([])
    expect((await rawClient(API_URL, admin.id)(users, {})).codes).toEqual(['Unauthorized'])
  })
})

/** A sign-up request that bypasses the form. */
function rawSignUp(Username: string, Password: string) {
  const names = {
    email: Username,
    given_name: 'Nora',
    family_name: 'Newman',
    phone_number: '+12125550123',
    zoneinfo: 'Asia/Tokyo',
  }
  const UserAttributes = Object.entries(names).map(([Name, Value]) => ({ Name, Value }))
  return cognito.send(new SignUpCommand({ ClientId, Username, Password, UserAttributes }))
}

describe('an account whose record could not be written when it was confirmed', () => {
  const faults = (init: RequestInit) => fetch(`${API_URL}/_local/faults`, init)
  afterEach(() => faults({ method: 'DELETE' }))

  it('gets it at the next sign-in, as a Student’s, and is like any other', async () => {
    const email = `cut-off-${randomUUID().slice(0, 8)}@academy.example`
    const rule = { fault: 'ThrottlingException', operation: 'PutItem', caller: 'Accounts', times: 100 }
    await faults({ method: 'POST', body: JSON.stringify([rule]) })
    await expect(rawSignUp(email, PASSWORD)).rejects.toMatchObject({ name: 'UserLambdaValidationException' })
    await faults({ method: 'DELETE' })
    // The address can't be used to sign up again.
    await expect(rawSignUp(email, PASSWORD)).rejects.toMatchObject({ name: 'UsernameExistsException' })
    const { access } = await signInForTokens(API_URL, email, PASSWORD)
    const { data, codes } = await rawClient(API_URL, access)('{ me { email type displayName lastSeen } }', {})
    expect(codes).toEqual([])
    expect(data).toEqual({ me: { email, type: 'Student', displayName: 'Nora N', lastSeen: null } })
    const seen = await rawClient(API_URL, access)('mutation { recordSeen(signedIn: true) { lastLogin } }', {})
    expect(seen.data).toEqual({ recordSeen: { lastLogin: expect.any(Number) as number } })
  })
})

it('a password itself is not taken, only the proof of it', async () => {
  const AuthParameters = { USERNAME: STUDENT.email, PASSWORD: STUDENT.password }
  const call = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  await expect(cognito.send(call)).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

it('a sign-up that passes the form by is held to the pool’s own rules', async () => {
  const Username = `raw-${randomUUID().slice(0, 8)}@academy.example`
  await expect(rawSignUp(Username, 'five5')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
})
