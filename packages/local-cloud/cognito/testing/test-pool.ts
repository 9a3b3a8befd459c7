import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { JsonObject } from '#shared/json.ts'
import type { Mail, Pool, TriggerEvent } from '../pool-options.ts'
import { readPool } from '../read-pool.ts'
import { openSigningKey } from '../signing-key.ts'
import { startUsers, type UsersServer } from '../start-users.ts'

const ARN = 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_Local'
/** A password the policy allows. */
export const PASSWORD = 'secret1'

/** The pool of the tests, with changes to its template properties. */
export const declared = (pool: JsonObject = {}, client: JsonObject = {}): Pool =>
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
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
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

/** A pre-sign-up trigger that confirms every user. */
export const confirming: Trigger = (event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } })
/** A trigger that changes nothing. */
export const asIs: Trigger = (event) => event

export let dataDir: string
export let users: UsersServer
export let mails: Mail[]
export let calls: TriggerEvent[]
export let triggers: Record<string, Trigger>
export let clock: number

const isTriggerEvent = (event: TriggerEvent): event is Parameters<Trigger>[0] =>
  'request' in event && 'response' in event

/** Starts the pool on the test's data. */
export const open = (pool: Pool = declared(), knownPasswords: { email: string; password: string }[] = []) =>
  startUsers({
    dataDir,
    knownPasswords,
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

/** An SDK client with the credentials of an access key. */
export const sdk = (accessKeyId = 'LOCALADMIN') =>
  new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: users.url,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'x' },
  })

/** Restarts the pool on the same data. */
export const restart = async (pool?: Pool) => {
  await users.close()
  users = await open(pool)
}

/** Signs a user up. */
export const enrol = (
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

/** Signs a user in. */
export const enter = (email = 'ann@example.com', password = PASSWORD) =>
  sdk().send(
    new InitiateAuthCommand({
      ClientId: 'client1',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )

/** The three tokens of a sign-in. */
export const tokensOf = async (entering: ReturnType<typeof enter>) => {
  const { AuthenticationResult: tokens } = await entering
  return { access: tokens?.AccessToken ?? '', id: tokens?.IdToken ?? '', refresh: tokens?.RefreshToken ?? '' }
}

/** Requests new tokens. */
export const refresh = (token: string) =>
  sdk().send(
    new InitiateAuthCommand({
      ClientId: 'client1',
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  )

/** The expected shape of a rejection. */
export const refusal = (name: string, message?: string) => (message === undefined ? { name } : { name, message })

/** The code in an e-mail. */
export const codeIn = (mail: Mail | undefined): string => /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''

/** Requests a reset code. */
export const forgot = (email: string) => sdk().send(new ForgotPasswordCommand({ ClientId: 'client1', Username: email }))

/** Sets a new password with a code. */
export const reset = (email: string, code: string, password: string) =>
  sdk().send(
    new ConfirmForgotPasswordCommand({
      ClientId: 'client1',
      Username: email,
      ConfirmationCode: code,
      Password: password,
    }),
  )

const keyDir = mkdtempSync(join(tmpdir(), 'users-key-'))

/** Advances the clock by milliseconds. */
export function passTime(ms: number): void {
  clock += ms
}

beforeAll(() => {
  openSigningKey(keyDir)
})

afterAll(() => {
  rmSync(keyDir, { recursive: true, force: true })
})

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'users-'))
  // Reuses a key pair because generating one takes longer than everything else here.
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

/** Restarts a closed pool. */
export async function reopen(...given: Parameters<typeof open>): Promise<void> {
  users = await open(...given)
}
