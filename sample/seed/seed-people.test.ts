import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterBySrp } from 'local-cloud/cognito/testing/enter-by-srp.ts'
import { readPool } from 'local-cloud/cognito/read-pool.ts'
import { startUsers, type UsersServer } from 'local-cloud/cognito/start-users.ts'
import type { JsonObject } from 'local-cloud/shared/json.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { hasSecondFactor } from '#domain/users/second-factor.ts'
import { getEnvironment, withSettings } from '#infra/environments.ts'
import { academyUsers } from '#infra/storage/academy-users.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { answerTrigger, type TriggerEvent } from '#lambdas/users/accounts/answer-trigger.ts'
import { people } from '#sample/people.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { markSecondFactor, passwordFor, seedPeople } from './seed-people.ts'
import type { SeedTarget } from './seed-target.ts'

const SETTINGS = [
  {},
  { confirmEmail: true },
  { confirmEmail: true, passwordMinLength: 10 },
  { confirmEmail: true, passwordMinLength: 10, secondFactorForAdministrators: true },
  { passwordMinLength: 20 },
]
const developer = { accessKeyId: 'DEVELOPER', secretAccessKey: 'x' }
const [POOL, CLIENT] = ['us-east-1_Local', 'client1']
const none = () => Promise.resolve()

const tables = testTables()
const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** The user pool of dev with these settings, as the template declares it and its triggers answer. */
async function openPool(settings: object, table: Table) {
  const environment = withSettings(getEnvironment('dev'), JSON.stringify(settings))
  const stack = new Stack(new App(), 'Users')
  academyUsers(stack, environment)
  const template = Template.fromStack(stack)
  const all = (type: string) =>
    Object.values(template.findResources(type)).map(({ Properties }) => Properties as JsonObject)
  const triggers = ['PreSignUp', 'PreAuthentication', 'PostConfirmation', 'PostAuthentication', 'CustomMessage']
  const pool = readPool({
    id: POOL,
    arn: `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${POOL}`,
    properties: {
      ...all('AWS::Cognito::UserPool')[0],
      LambdaConfig: Object.fromEntries(triggers.map((name) => [name, 'accounts'])),
    },
    client: { id: CLIENT, properties: all('AWS::Cognito::UserPoolClient')[0] ?? {} },
    groups: all('AWS::Cognito::UserPoolGroup'),
  })
  const deps = {
    table,
    now: Date.now,
    joinGroup: async (UserPoolId: string, Username: string, GroupName: string) => {
      await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }))
    },
    ...{ signOut: none, voidPassword: none, forgetOverSessions: none, turnOffSecondFactor: none },
    hasSecondFactor: () => Promise.resolve(false),
    factorRequired: environment.secondFactorForAdministrators,
    confirmByEmail: environment.confirmEmail,
    siteUrl: undefined,
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-people-'))
  closers.push(() => rmSync(dataDir, { recursive: true }))
  const users: UsersServer = await startUsers({
    ...{ dataDir, region: 'us-east-1', pool },
    invokeTrigger: async (_name, event) => ({ ...(await answerTrigger(event as unknown as TriggerEvent, deps)) }),
    deliverMail: () => undefined,
    authorizeAdminCall: (key) => key === developer.accessKeyId,
    log: () => undefined,
  })
  const cognito = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: users.url,
    credentials: developer,
  })
  closers.push(users.close, () => cognito.destroy())
  const target: SeedTarget = {
    url: '',
    config: { passwordMinLength: environment.passwordMinLength },
    region: 'us-east-1',
    developer,
    endpoints: { COGNITO_IDENTITY_PROVIDER: users.url },
    outputs: { UserPoolClientId: CLIENT, UserPoolId: POOL },
  }
  const enter = async (email: string, password: string) => {
    const { AuthenticationResult: tokens } = await enterBySrp({
      ...{ cognito, clientId: CLIENT, poolId: POOL },
      ...{ email, password: passwordFor(password, environment.passwordMinLength) },
    })
    return users.verifyToken(tokens?.AccessToken ?? '')
  }
  return { target, enter }
}

describe('the sample people', () => {
  it.each(SETTINGS)('are seeded and sign in where the settings are %j', { timeout: 60_000 }, async (settings) => {
    const table = await tables.table()
    const { target, enter } = await openPool(settings, table)
    const uids = await seedPeople(people, target, table, Date.now())
    expect([...uids.keys()].sort()).toEqual(people.map(({ email }) => email).sort())
    const recordOf = (email: string) => getItem<UserItem>(table, userKey(uids.get(email) ?? ''), { consistent: true })
    for (const { email, password, type } of people) {
      expect(await recordOf(email)).toMatchObject({ userType: type, email })
      if (password === undefined) continue
      expect(await enter(email, password)).toMatchObject({ 'cognito:groups': [type] })
    }
  })

  it('let the seed act as an administrator if a second factor is required, and have none afterwards', async () => {
    const table = await tables.table()
    const { target, enter } = await openPool({ secondFactorForAdministrators: true }, table)
    const admin = people.find(({ type }) => type === 'Admin')
    if (admin?.password === undefined) throw new Error('The sample has no administrator')
    const uid = (await seedPeople([admin], target, table, Date.now())).get(admin.email) ?? ''
    const since = async () => (await getItem<UserItem>(table, userKey(uid), { consistent: true }))?.secondFactorSince
    const { auth_time: authTime } = await enter(admin.email, admin.password)
    expect(hasSecondFactor(await since(), Number(authTime))).toBe(false)
    await markSecondFactor(table, uid, true)
    expect(hasSecondFactor(await since(), Number(authTime))).toBe(true)
    await markSecondFactor(table, uid, false)
    expect(await since()).toBeUndefined()
  })
})
