import { describe, expect, it, vi } from 'vitest'
import type { AccountChangeItem } from '#table/account.ts'
import { accountChangesOf, userKey } from '#table/keys.ts'
import { userItem, type UserItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { answerTrigger, type TriggerEvent } from './answer-trigger.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'

const table = sharedTable()

const joined: string[] = []
const signedOut: string[] = []
const voided: string[] = []
const deps = () => ({
  table,
  now: () => 1_000,
  joinGroup: (pool: string, user: string, group: string) =>
    Promise.resolve(void joined.push(`${pool} ${user} ${group}`)),
  signOut: (pool: string, user: string) => Promise.resolve(void signedOut.push(`${pool} ${user}`)),
  hasSecondFactor: () => Promise.resolve(false),
  forgetOverSessions: () => Promise.resolve(),
  factorRequired: false,
  voidPassword: (pool: string, user: string) => Promise.resolve(void voided.push(`${pool} ${user}`)),
  turnOffSecondFactor: () => Promise.resolve(),
  confirmByEmail: false,
  siteUrl: 'https://academy.example',
})
const names = { given_name: 'jane', family_name: "o'neil" }
const attributes = { sub: 'uid-1', ...names, phone_number: '+13055550142', email: 'Jane@Example.com' }
const trigger = (
  triggerSource: TriggerEvent['triggerSource'],
  more: object = {},
  userAttributes: object = attributes,
) =>
  ({
    version: '1',
    region: 'us-east-1',
    userPoolId: 'pool',
    userName: 'uid-1',
    triggerSource,
    callerContext: { awsSdkVersion: '1', clientId: 'c' },
    request: { userAttributes, codeParameter: '{####}', linkParameter: '', usernameParameter: null, ...more },
    response: {},
  }) as TriggerEvent
const answer = (event: TriggerEvent, more: object = {}) => answerTrigger(event, { ...deps(), ...more })
const profile = (uid: string) => getItem<UserItem>(table, userKey(uid), { consistent: true })

describe('before a sign-up', () => {
  it('confirms the account immediately, unless the deployment requires a code by e-mail', async () => {
    expect((await answer(trigger('PreSignUp_SignUp'))).response).toMatchObject({
      autoConfirmUser: true,
      autoVerifyEmail: true,
    })
    expect((await answer(trigger('PreSignUp_SignUp'), { confirmByEmail: true })).response).toMatchObject({
      autoConfirmUser: false,
      autoVerifyEmail: false,
    })
  })

  it.each([
    [{ given_name: 'J' }, 'First name must be valid'],
    [{ phone_number: '+442079460958' }, 'Please enter a valid U.S. phone number with area code'],
    [{ email: 'jane' }, 'E-mail must be valid'],
    [{ given_name: undefined }, 'First name must be valid'],
  ])('refuses %o as the form does, also when the form is passed by', async (wrong, text) => {
    await expect(answer(trigger('PreSignUp_SignUp', {}, { ...attributes, ...wrong }))).rejects.toThrow(text)
  })

  it('ignores accounts that an administrator creates', async () => {
    expect((await answer(trigger('PreSignUp_AdminCreateUser', {}, {}))).response).toEqual({})
  })
})

describe('after a sign-up', () => {
  it('writes the record of a Student and joins the group, for any attributes[1.4.23][1.6.5]', async () => {
    await answer(trigger('PostConfirmation_ConfirmSignUp', {}, { ...attributes, 'custom:type': 'Admin' }))
    expect(await profile('uid-1')).toMatchObject({
      userType: 'Student',
      firstName: 'Jane',
      lastName: "O'Neil",
      displayName: 'Jane O',
      phone: '(305)555-0142',
      email: 'jane@example.com',
      dateCreated: 1_000,
      gsi1pk: 'USERS#Student',
    })
    expect(joined).toEqual(['pool uid-1 Student'])
  })

  it('keeps the first record when Cognito calls again', async () => {
    await answer(trigger('PostConfirmation_ConfirmSignUp'), { now: () => 2_000 })
    expect((await profile('uid-1'))?.dateCreated).toBe(1_000)
  })
})

describe('after a sign-up that the owner of its address claims', () => {
  it('makes its password void before the account is opened, and of no other', async () => {
    const confirmed = (sub: string, clientMetadata: object) =>
      answer(trigger('PostConfirmation_ConfirmSignUp', { clientMetadata }, { ...attributes, sub }))
    await confirmed('own', {})
    expect(voided).toEqual([])
    await confirmed('claimed', { claim: 'true' })
    expect(voided).toEqual(['pool uid-1'])
    expect(await profile('claimed')).toMatchObject({ userType: 'Student' })
  })
})

describe('after a new password that was forgotten', () => {
  it('ends every earlier session, and writes no record', async () => {
    await answer(trigger('PostConfirmation_ConfirmForgotPassword', {}, { ...attributes, sub: 'uid-2' }))
    expect(signedOut).toEqual(['pool uid-1'])
    expect(await profile('uid-2')).toBeUndefined()
  })
})

describe('after a sign-in', () => {
  const signIn = (sub: string, more: object = {}, change: object = {}) =>
    answer(trigger('PostAuthentication_Authentication', {}, { ...attributes, sub, ...change }), more)
  const put = (uid: string, type: 'Admin' | 'Student') => batchPut(table, [userItem(aUser({ uid, type }))])

  it('writes the record that the sign-up failed to write, of a Student, once [1.4.23]', async () => {
    joined.length = 0
    await signIn('uid-3', {}, { 'custom:type': 'Admin' })
    expect(await profile('uid-3')).toMatchObject({ userType: 'Student', firstName: 'Jane', dateCreated: 1_000 })
    expect(joined).toEqual(['pool uid-1 Student'])
    await signIn('uid-3', { now: () => 2_000 })
    expect((await profile('uid-3'))?.dateCreated).toBe(1_000)
    expect(joined).toHaveLength(1)
  })

  it('lets in a user whose attributes are invalid or whose group cannot be joined', async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await signIn('uid-4', {}, { given_name: '' })
    await signIn('uid-5', { joinGroup: () => Promise.reject(new Error('throttled')) })
    expect([await profile('uid-4'), await profile('uid-5')]).toEqual([undefined, undefined])
    expect(silent).toHaveBeenCalledTimes(2)
    silent.mockRestore()
    await signIn('uid-5')
    expect(await profile('uid-5')).toMatchObject({ userType: 'Student' })
  })

  it('records since when an administrator’s sign-ins have a second factor, if required', async () => {
    await put('boss', 'Admin')
    const factor = (isOn: boolean, now: number) =>
      signIn('boss', { now: () => now, hasSecondFactor: () => Promise.resolve(isOn), factorRequired: true })
    const since = async () => (await profile('boss'))?.secondFactorSince
    await factor(false, 10)
    expect(await since()).toBeUndefined()
    await factor(true, 20)
    await factor(true, 30)
    expect(await since()).toBe(20)
    await factor(false, 40)
    expect(await since()).toBeUndefined()
    await factor(true, 50)
    expect(await since()).toBe(50)
  })

  it('lets no administrator in whose second factor the pool does not know, and requires it of no other user', async () => {
    const unknown = { hasSecondFactor: () => Promise.reject(new Error('throttled')), factorRequired: true }
    await put('boss-2', 'Admin')
    await put('sam', 'Student')
    await expect(signIn('boss-2', unknown)).rejects.toThrow('throttled')
    await signIn('sam', unknown)
  })
})

describe('the sessions that are over', () => {
  it('are removed at a sign-in, which succeeds even if that fails', async () => {
    const calls: unknown[] = []
    const now = 100_000_000
    const enter = (forgetOverSessions: (...of: unknown[]) => Promise<void>) =>
      answer(trigger('PostAuthentication_Authentication'), { now: () => now, forgetOverSessions })
    await enter((...of) => Promise.resolve(void calls.push(of)))
    expect(calls).toEqual([['pool', 'uid-1', now - 86_400_000]])
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await enter(() => Promise.reject(new Error('throttled')))
    expect(silent).toHaveBeenCalledTimes(1)
    silent.mockRestore()
  })
})

describe('the changes that owners are mailed about', () => {
  const changes = async (uid: string) =>
    (await queryItems<AccountChangeItem>(table, { ...accountChangesOf(uid), consistent: true })).map(
      ({ change, at, email }) => [change, at, email],
    )
  const signIn = (sub: string, isOn: boolean, now: number) =>
    answer(trigger('PreAuthentication_Authentication', { validationData: {} }, { ...attributes, sub }), {
      now: () => now,
      hasSecondFactor: () => Promise.resolve(isOn),
    })

  it('include a new password by a mailed code, which ends earlier sessions', async () => {
    await batchPut(table, [userItem(aUser({ uid: 'reset' }))])
    await answer(trigger('PostConfirmation_ConfirmForgotPassword', {}, { ...attributes, sub: 'reset' }))
    expect(await changes('reset')).toEqual([['password', 1_000, 'jane@example.com']])
    expect(await profile('reset')).toMatchObject({ sessionsEndedAt: 1_000 })
  })

  it('include a second factor turned on or off outside the site, once each', async () => {
    await answer(trigger('PostConfirmation_ConfirmSignUp', {}, { ...attributes, sub: 'new' }))
    signedOut.length = 0
    for (const [isOn, now] of [
      [false, 10],
      [true, 20],
      [true, 30],
      [false, 40],
    ] as const)
      await signIn('new', isOn, now)
    expect((await changes('new')).map(([change, at]) => [change, at])).toEqual([
      ['second-factor-on', 20],
      ['second-factor-off', 40],
    ])
    // Each change ended the earlier sessions.
    expect(signedOut).toHaveLength(2)
  })

  it('keep no sign-in waiting that they fail for', async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await batchPut(table, [userItem(aUser({ uid: 'busy' }))])
    await answer(trigger('PreAuthentication_Authentication', { validationData: {} }, { ...attributes, sub: 'busy' }), {
      hasSecondFactor: () => Promise.reject(new Error('throttled')),
    })
    expect(silent).toHaveBeenCalledOnce()
    silent.mockRestore()
  })

  it('exclude what an existing account had turned on already', async () => {
    await batchPut(table, [userItem(aUser({ uid: 'older' }))])
    await signIn('older', true, 10)
    expect(await changes('older')).toEqual([])
    await signIn('older', false, 20)
    expect(await changes('older')).toHaveLength(1)
  })
})

describe('an address that the pool has and the record has not', () => {
  it('is followed at the next sign-in, and mailed to the one before', async () => {
    await batchPut(table, [userItem(aUser({ uid: 'moved' }))])
    const now = { ...attributes, sub: 'moved', email: 'new@example.com' }
    await answer(trigger('PostAuthentication_Authentication', {}, now))
    const record = await profile('moved')
    expect([record?.email, record?.data]).toEqual(['new@example.com', expect.stringContaining('new@example.com')])
    const [change] = await queryItems<AccountChangeItem>(table, { ...accountChangesOf('moved'), consistent: true })
    expect(change).toMatchObject({ change: 'email', email: 'jane@example.com', now: 'new@example.com' })
  })
})

describe('e-mails', () => {
  const mail = async (event: TriggerEvent, more = {}) => (await answer(event, more)).response as Record<string, string>

  it('sends a code and a link to the page for a new password', async () => {
    const { emailSubject, emailMessage } = await mail(
      trigger('CustomMessage_ForgotPassword', {}, { email: `a+b"'<x>@example.com` }),
    )
    expect(emailSubject).toMatch(/reset your password/)
    expect(emailMessage).toContain('<strong>{####}</strong>')
    // In the fragment, so that neither a server nor its log sees them.
    expect(emailMessage).toContain('href="https://academy.example/reset#email=a%2Bb%22')
    expect(emailMessage).toContain('&amp;code={####}"')
    expect(emailMessage).not.toContain('<x>')
  })

  it('send only the code if the site has no address yet', async () => {
    const { emailMessage } = await mail(trigger('CustomMessage_ForgotPassword'), { siteUrl: undefined })
    expect(emailMessage).toContain('{####}')
    expect(emailMessage).not.toContain('href')
  })

  it.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'] as const)(
    'sends no code by which a client could change the address (%s)',
    async (source) => {
      await expect(answer(trigger(source))).rejects.toThrow('You can’t change the email of an account')
    },
  )

  it('sends the code of a confirmation, and leaves other messages to Cognito', async () => {
    expect((await mail(trigger('CustomMessage_SignUp'))).emailMessage).toContain('{####}')
    expect(await mail(trigger('CustomMessage_AdminCreateUser'))).toEqual({})
  })
})
