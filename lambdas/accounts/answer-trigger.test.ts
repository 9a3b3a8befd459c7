import { beforeAll, describe, expect, it } from 'vitest'
import { userKey } from '../../data/keys.ts'
import type { UserItem } from '../../data/user.ts'
import { getItem } from '../shared/get-item.ts'
import { testTables } from '../shared/testing/test-tables.ts'
import type { Table } from '../shared/table.ts'
import { answerTrigger, type TriggerEvent } from './answer-trigger.ts'

const tables = testTables()
let table: Table
beforeAll(async () => {
  table = await tables.table()
}, 90_000)

const joined: string[] = []
const deps = () => ({
  table,
  now: () => 1_000,
  joinGroup: (pool: string, user: string, group: string) =>
    Promise.resolve(void joined.push(`${pool} ${user} ${group}`)),
  confirmByEmail: false,
  siteUrl: 'https://academy.example',
})
const attributes = {
  sub: 'uid-1',
  given_name: 'jane',
  family_name: "o'neil",
  phone_number: '+13055550142',
  email: 'Jane@Example.com',
}
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
const answer = (event: TriggerEvent, more: object = {}) => answerTrigger({ ...deps(), ...more }, event)
const profile = (uid: string) => getItem<UserItem>(table, userKey(uid), { consistent: true })

describe('before a sign-up', () => {
  it('counts the account as confirmed at once, unless the deployment asks for a code by e-mail', async () => {
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
    [{ family_name: 'fuck' }, 'That last name is not allowed'],
    [{ phone_number: '+442079460958' }, 'Please enter a valid U.S. phone number with area code'],
    [{ email: 'jane' }, 'E-mail must be valid'],
    [{ given_name: undefined }, 'First name must be valid'],
  ])(
    'refuses %o as the form does, also when the form is passed by [1.5.4][1.5.5][1.5.7][1.5.8]',
    async (wrong, text) => {
      await expect(answer(trigger('PreSignUp_SignUp', {}, { ...attributes, ...wrong }))).rejects.toThrow(text)
    },
  )

  it('leaves accounts alone that an administrator makes', async () => {
    expect((await answer(trigger('PreSignUp_AdminCreateUser', {}, {}))).response).toEqual({})
  })
})

describe('after a sign-up', () => {
  it('writes the record of a Student and joins the group, whatever the attributes say [1.3.1][1.4.23][1.6.5]', async () => {
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

  it('does nothing after a forgotten password', async () => {
    await answer(trigger('PostConfirmation_ConfirmForgotPassword', {}, { ...attributes, sub: 'uid-2' }))
    expect(await profile('uid-2')).toBeUndefined()
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
    expect(emailMessage).toContain('href="https://academy.example/reset?email=a%2Bb%22')
    expect(emailMessage).toContain('&code={####}"')
    expect(emailMessage).not.toContain('<x>')
  })

  it('sends the code alone where the site has no address yet', async () => {
    const { emailMessage } = await mail(trigger('CustomMessage_ForgotPassword'), { siteUrl: undefined })
    expect(emailMessage).toContain('{####}')
    expect(emailMessage).not.toContain('href')
  })

  it('sends the code of a confirmation, and leaves other messages to Cognito', async () => {
    expect((await mail(trigger('CustomMessage_SignUp'))).emailMessage).toContain('{####}')
    expect(await mail(trigger('CustomMessage_AdminCreateUser'))).toEqual({})
  })
})
