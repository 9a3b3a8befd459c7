import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
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
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../shared/json.ts'
import type { Mail, Pool, TriggerEvent } from './pool-options.ts'
import { readPool } from './read-pool.ts'
import { openSigningKey } from './signing-key.ts'
import { startUsers, type UsersServer } from './start-users.ts'

const ARN = 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_Local'
const PASSWORD = 'secret1'

const declared = (pool: JsonObject = {}, client: JsonObject = {}): Pool =>
  readPool({
    id: 'us-east-1_Local',
    arn: ARN,
    properties: {
      UserPoolName: 'academy',
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      Policies: { PasswordPolicy: { MinimumLength: 6 } },
      Schema: [
        { Name: 'email', Required: true, Mutable: true },
        { Name: 'given_name', Mutable: true, StringAttributeConstraints: { MaxLength: '50' } },
        { Name: 'plan', AttributeDataType: 'String', Mutable: true },
      ],
      LambdaConfig: { PreSignUp: 'pre', PostConfirmation: 'post', CustomMessage: 'message' },
      ...pool,
    },
    client: {
      id: 'client1',
      properties: {
        ClientName: 'web',
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        WriteAttributes: ['email', 'given_name', 'family_name'],
        AccessTokenValidity: 30,
        IdTokenValidity: 30,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes' },
        ...client,
      },
    },
    groups: [
      { GroupName: 'Student', Precedence: 10 },
      { GroupName: 'Admin', Precedence: 1 },
    ],
  })

type Trigger = (event: { [key: string]: unknown; request: JsonObject; response: JsonObject }) => TriggerEvent

const confirming: Trigger = (event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } })
const asIs: Trigger = (event) => event

let dataDir: string
let users: UsersServer
let mails: Mail[]
let calls: TriggerEvent[]
let triggers: Record<string, Trigger>
let clock: number

const isTriggerEvent = (event: TriggerEvent): event is Parameters<Trigger>[0] =>
  'request' in event && 'response' in event

const open = (pool: Pool = declared()) =>
  startUsers({
    dataDir,
    region: 'us-east-1',
    pool,
    invokeTrigger: (name, event) => {
      calls.push(event)
      const trigger = triggers[name]
      if (!trigger || !isTriggerEvent(event)) throw new Error(`no trigger ${name}`)
      return Promise.resolve(trigger(event))
    },
    deliverMail: (mail) => {
      mails.push(mail)
    },
    authorizeAdminCall: (key, action) => key === 'LOCALADMIN' && action !== 'cognito-idp:AdminDisableUser',
    log: () => undefined,
    now: () => clock,
  })

const sdk = (accessKeyId = 'LOCALADMIN') =>
  new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: users.url,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'x' },
  })

const restart = async (pool?: Pool) => {
  await users.close()
  users = await open(pool)
}

const enrol = (
  email = 'ann@example.com',
  password = PASSWORD,
  attributes: Record<string, string> = { given_name: 'Ann' },
) =>
  sdk().send(
    new SignUpCommand({
      ClientId: 'client1',
      Username: email,
      Password: password,
      UserAttributes: Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
    }),
  )

const enter = (email = 'ann@example.com', password = PASSWORD) =>
  sdk().send(
    new InitiateAuthCommand({
      ClientId: 'client1',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )

const tokensOf = async (entering: ReturnType<typeof enter>) => {
  const { AuthenticationResult: tokens } = await entering
  return { access: tokens?.AccessToken ?? '', id: tokens?.IdToken ?? '', refresh: tokens?.RefreshToken ?? '' }
}

const refresh = (token: string) =>
  sdk().send(
    new InitiateAuthCommand({
      ClientId: 'client1',
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  )

const refusal = (name: string, message?: string) => (message === undefined ? { name } : { name, message })

const codeIn = (mail: Mail | undefined): string => /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''

const forgot = (email: string) => sdk().send(new ForgotPasswordCommand({ ClientId: 'client1', Username: email }))

const reset = (email: string, code: string, password: string) =>
  sdk().send(
    new ConfirmForgotPasswordCommand({
      ClientId: 'client1',
      Username: email,
      ConfirmationCode: code,
      Password: password,
    }),
  )

const keyDir = mkdtempSync(join(tmpdir(), 'users-key-'))

beforeAll(() => {
  openSigningKey(keyDir)
})

afterAll(() => {
  rmSync(keyDir, { recursive: true, force: true })
})

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'users-'))
  // Making a key pair takes longer than everything else here.
  copyFileSync(join(keyDir, 'signing-key.pem'), join(dataDir, 'signing-key.pem'))
  mails = []
  calls = []
  clock = Date.now()
  triggers = { pre: confirming, post: asIs, message: asIs }
  users = await open()
})

afterEach(async () => {
  await users.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('through the Amplify client', () => {
  beforeEach(() => {
    Amplify.configure({
      Auth: { Cognito: { userPoolId: 'us-east-1_Local', userPoolClientId: 'client1', userPoolEndpoint: users.url } },
    })
  })

  afterEach(async () => {
    await signOut()
  })

  it('signs up, signs in, shows the account, changes the password, signs out', async () => {
    const made = await signUp({
      username: 'ann@example.com',
      password: PASSWORD,
      options: { userAttributes: { given_name: 'Ann' } },
    })
    expect(made).toMatchObject({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } })
    const entered = await signIn({
      username: 'Ann@Example.com',
      password: PASSWORD,
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    })
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

  it('resets a forgotten password with the mailed code', async () => {
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
    expect(
      (
        await signIn({
          username: 'ann@example.com',
          password: 'another1',
          options: { authFlowType: 'USER_PASSWORD_AUTH' },
        })
      ).isSignedIn,
    ).toBe(true)
  })

  it('asks for a mailed code when the trigger does not confirm', async () => {
    triggers['pre'] = asIs
    const made = await signUp({ username: 'bob@example.com', password: PASSWORD })
    expect(made.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
    await expect(enter('bob@example.com')).rejects.toMatchObject(refusal('UserNotConfirmedException'))
    await confirmSignUp({ username: 'bob@example.com', confirmationCode: codeIn(mails[0]) })
    expect((await enter('bob@example.com')).AuthenticationResult?.TokenType).toBe('Bearer')
  })
})

describe('signing up', () => {
  it('refuses a second account of an address, whatever its case', async () => {
    await enrol('ann@example.com')
    await expect(enrol('ANN@example.com')).rejects.toMatchObject(
      refusal('UsernameExistsException', 'An account with the given email already exists.'),
    )
  })

  it('makes one account when two ask at once', async () => {
    const both = await Promise.allSettled([enrol(), enrol()])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('holds passwords to the policy of the pool', async () => {
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

  it('refuses attributes the client may not write, and a sub of the caller', async () => {
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

  it('calls the triggers with the events of Cognito', async () => {
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

  it('tells what a trigger threw, and keeps no user it refused', async () => {
    triggers['pre'] = () => {
      throw new Error('not you')
    }
    await expect(enrol()).rejects.toMatchObject(
      refusal('UserLambdaValidationException', 'PreSignUp failed with error not you.'),
    )
    await expect(enter()).rejects.toMatchObject(refusal('UserNotFoundException'))
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await enrol()
  })

  it('tells an unknown user from a wrong password', async () => {
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

  it('locks out after wrong passwords, longer with each, and lets in again later', async () => {
    for (let i = 0; i < 5; i += 1)
      await expect(enter('ann@example.com', 'wrong12')).rejects.toMatchObject({
        message: 'Incorrect username or password.',
      })
    await expect(enter()).rejects.toMatchObject(refusal('NotAuthorizedException', 'Password attempts exceeded'))
    clock += 1001
    await expect(enter('ann@example.com', 'wrong12')).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
    clock += 1001
    await expect(enter()).rejects.toMatchObject({ message: 'Password attempts exceeded' })
    clock += 1000
    expect((await enter()).AuthenticationResult).toBeDefined()
  })

  it('offers only the flows of the client', async () => {
    await restart(declared({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] }))
    await expect(enter()).rejects.toMatchObject(
      refusal('InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client'),
    )
    await expect(refresh('x')).rejects.toMatchObject(refusal('InvalidParameterException'))
  })

  it('makes tokens with the claims and the validity of the pool', async () => {
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
    clock += 1_800_000
    await expect(users.verifyToken(access)).rejects.toThrow('expired')
  })

  it('accepts no token that is altered, unsigned or of another pool', async () => {
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
    users = await open()
    await expect(users.verifyToken(access)).rejects.toThrow('not signed by this user pool')
  })

  it('puts groups into the next token, highest first', async () => {
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

  it('lets a pre token generation trigger change claims and groups', async () => {
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

describe('ending sessions', () => {
  beforeEach(async () => {
    await enrol()
  })

  it('refuses refresh and access tokens after GlobalSignOut', async () => {
    const [one, two] = [await tokensOf(enter()), await tokensOf(enter())]
    await sdk().send(new GlobalSignOutCommand({ AccessToken: one.access }))
    for (const { access, refresh: token } of [one, two]) {
      await expect(refresh(token)).rejects.toMatchObject(
        refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
      )
      await expect(sdk().send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject(
        refusal('NotAuthorizedException'),
      )
    }
    expect((await enter()).AuthenticationResult).toBeDefined()
  })

  it('does the same for an admin, and across a restart', async () => {
    const { access, refresh: token } = await tokensOf(enter())
    await sdk().send(new AdminUserGlobalSignOutCommand({ UserPoolId: 'us-east-1_Local', Username: 'ann@example.com' }))
    await restart()
    await expect(refresh(token)).rejects.toMatchObject(refusal('NotAuthorizedException'))
    await expect(sdk().send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject(
      refusal('NotAuthorizedException'),
    )
  })

  it('ends one session alone with RevokeToken', async () => {
    const [one, two] = [await tokensOf(enter()), await tokensOf(enter())]
    await sdk().send(new RevokeTokenCommand({ ClientId: 'client1', Token: one.refresh }))
    await expect(refresh(one.refresh)).rejects.toMatchObject(refusal('NotAuthorizedException'))
    await expect(sdk().send(new GetUserCommand({ AccessToken: one.access }))).rejects.toMatchObject(
      refusal('NotAuthorizedException'),
    )
    expect((await refresh(two.refresh)).AuthenticationResult?.AccessToken).toBeDefined()
  })
})

describe('a forgotten password', () => {
  beforeEach(async () => {
    await enrol()
  })

  it('is reset by code once, in the words of the trigger', async () => {
    triggers['message'] = (event) => ({
      ...event,
      response: {
        smsMessage: null,
        emailSubject: 'Reset',
        emailMessage: '<p>Hello,</p><a href="http://x/reset?code={####}">{####}</a>',
      },
    })
    await forgot('ann@example.com')
    expect(mails[0]).toMatchObject({
      to: 'ann@example.com',
      subject: 'Reset',
      html: expect.stringMatching(/code=\d{6}">\d{6}</),
    })
    expect(calls.at(-1)).toMatchObject({
      triggerSource: 'CustomMessage_ForgotPassword',
      request: { codeParameter: '{####}' },
    })
    const code = codeIn(mails[0])
    await expect(reset('ann@example.com', code === '000000' ? '000001' : '000000', 'another1')).rejects.toMatchObject(
      refusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
    )
    await expect(reset('ann@example.com', code, 'four')).rejects.toMatchObject(refusal('InvalidPasswordException'))
    await reset('ann@example.com', code, 'another1')
    expect((await enter('ann@example.com', 'another1')).AuthenticationResult).toBeDefined()
    await expect(reset('ann@example.com', code, 'another2')).rejects.toMatchObject(refusal('ExpiredCodeException'))
  })

  it('goes stale after an hour', async () => {
    await forgot('ann@example.com')
    clock += 3_600_001
    await expect(reset('ann@example.com', codeIn(mails[0]), 'another1')).rejects.toMatchObject(
      refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
    )
  })

  it('is throttled, both asking and guessing', async () => {
    await expect(forgot('nobody@example.com')).rejects.toMatchObject(refusal('UserNotFoundException'))
    for (let i = 0; i < 5; i += 1) await forgot('ann@example.com')
    await expect(forgot('ann@example.com')).rejects.toMatchObject(
      refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    )
    const right = codeIn(mails.at(-1))
    const wrong = right === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i += 1)
      await expect(reset('ann@example.com', wrong, 'another1')).rejects.toMatchObject(refusal('CodeMismatchException'))
    await expect(reset('ann@example.com', right, 'another1')).rejects.toMatchObject(refusal('LimitExceededException'))
    clock += 3_600_001
    await forgot('ann@example.com')
  })
})

describe('an account', () => {
  it('changes what its client may write, and nothing else', async () => {
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

describe('administration', () => {
  const pool = { UserPoolId: 'us-east-1_Local' }
  const ann = { ...pool, Username: 'ann@example.com' }

  it('needs credentials whose role may do it', async () => {
    await enrol()
    await expect(sdk('LOCALOTHER').send(new AdminGetUserCommand(ann))).rejects.toMatchObject(
      refusal('AccessDeniedException'),
    )
    await expect(sdk().send(new AdminDisableUserCommand(ann))).rejects.toMatchObject(refusal('AccessDeniedException'))
    const bare = await fetch(users.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify(ann),
    })
    expect(bare.status).toBe(400)
    expect(await bare.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' })
  })

  it('creates a user who must choose a password at first sign-in', async () => {
    const { User } = await sdk().send(
      new AdminCreateUserCommand({
        ...pool,
        Username: 'eve@example.com',
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    )
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD')
    const temporary = /temporary password is (\S+)\.$/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    const asked = await enter('eve@example.com', temporary)
    expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const answered = await sdk().send(
      new RespondToAuthChallengeCommand({
        ClientId: 'client1',
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: asked.Session,
        ChallengeResponses: { USERNAME: 'eve@example.com', NEW_PASSWORD: 'chosen1' },
      }),
    )
    expect(answered.AuthenticationResult?.AccessToken).toBeDefined()
    expect((await enter('eve@example.com', 'chosen1')).AuthenticationResult).toBeDefined()
  })

  it('sets passwords and attributes, and finds users by address and by page', async () => {
    for (const name of ['ann', 'bob', 'cid']) await enrol(`${name}@example.com`)
    await sdk().send(new AdminSetUserPasswordCommand({ ...ann, Password: 'another1', Permanent: true }))
    await sdk().send(
      new AdminUpdateUserAttributesCommand({ ...ann, UserAttributes: [{ Name: 'custom:plan', Value: 'gold' }] }),
    )
    expect((await enter('ann@example.com', 'another1')).AuthenticationResult).toBeDefined()
    const got = await sdk().send(new AdminGetUserCommand(ann))
    expect(got.UserAttributes).toContainEqual({ Name: 'custom:plan', Value: 'gold' })
    expect(got.UserCreateDate).toBeInstanceOf(Date)
    const found = await sdk().send(new ListUsersCommand({ ...pool, Filter: 'email = "bob@example.com"' }))
    expect(found.Users).toHaveLength(1)
    const first = await sdk().send(new ListUsersCommand({ ...pool, Limit: 2 }))
    expect(first.Users).toHaveLength(2)
    const rest = await sdk().send(new ListUsersCommand({ ...pool, Limit: 2, PaginationToken: first.PaginationToken }))
    expect(rest.Users).toHaveLength(1)
    await expect(sdk().send(new AdminGetUserCommand({ ...pool, Username: 'nobody' }))).rejects.toMatchObject(
      refusal('UserNotFoundException', 'User does not exist.'),
    )
  })
})

describe('the data', () => {
  it('outlives a restart and a line torn by a kill, and holds no password', async () => {
    await enrol()
    const { refresh: token } = await tokensOf(enter())
    await users.close()
    const file = join(dataDir, 'users.jsonl')
    expect(readFileSync(file, 'utf8')).not.toContain(PASSWORD)
    appendFileSync(file, '[["user","x",{"usern')
    users = await open()
    expect((await refresh(token)).AuthenticationResult?.AccessToken).toBeDefined()
    await enrol('bob@example.com')
    await restart()
    expect((await enter('bob@example.com')).AuthenticationResult).toBeDefined()
  })

  it('answers a browser of any origin', async () => {
    const preflight = await fetch(users.url, { method: 'OPTIONS', headers: { origin: 'http://localhost:3000' } })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-target')
  })
})
