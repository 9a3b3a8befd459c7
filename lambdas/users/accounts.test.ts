import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  type UserStatusType,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from './accounts.ts'

const pool = mockClient(CognitoIdentityProviderClient)
const accounts = createAccounts('pool')
const EMAIL = 'new@academy.example'
const taken = new AliasExistsException({ message: 'taken', $metadata: {} })
const holderIs = (UserStatus: UserStatusType, Enabled = true) =>
  pool.on(AdminGetUserCommand, { Username: EMAIL }).resolves({ Username: 'holder', UserStatus, Enabled })
const deleted = () => pool.commandCalls(AdminDeleteUserCommand).map(({ args: [call] }) => call.input.Username)

beforeEach(() => {
  pool.reset()
})

describe('an address that another account has', () => {
  it('moves to the new account if the other one is unconfirmed, which is removed', async () => {
    holderIs('UNCONFIRMED')
    pool.on(AdminUpdateUserAttributesCommand).rejectsOnce(taken).resolves({})
    expect(await accounts.moveEmail('sam', EMAIL)).toBe('moved')
    expect(deleted()).toEqual(['holder'])
  })

  it('stays with its account once confirmed, or if another process was faster', async () => {
    pool.on(AdminUpdateUserAttributesCommand).rejects(taken)
    holderIs('CONFIRMED')
    expect(await accounts.moveEmail('sam', EMAIL)).toBe('used')
    expect(deleted()).toEqual([])
    holderIs('UNCONFIRMED')
    expect(await accounts.moveEmail('sam', EMAIL)).toBe('used')
  })

  it('moves if the other account has just been deleted', async () => {
    pool.on(AdminGetUserCommand).rejects(new UserNotFoundException({ message: 'none', $metadata: {} }))
    pool.on(AdminUpdateUserAttributesCommand).rejectsOnce(taken).resolves({})
    expect(await accounts.moveEmail('sam', EMAIL)).toBe('moved')
    expect(deleted()).toEqual([])
  })
})

it.each<[UserStatusType, boolean, boolean]>([
  ['CONFIRMED', true, true],
  ['FORCE_CHANGE_PASSWORD', true, true],
  ['CONFIRMED', false, false],
  ['UNCONFIRMED', true, false],
])('an account that is %s and enabled %s can sign in: %s', async (status, enabled, expected) => {
  holderIs(status, enabled)
  expect(await accounts.exists(EMAIL)).toBe(expected)
})

it('an account that the pool does not know cannot sign in', async () => {
  pool.on(AdminGetUserCommand).rejects(new UserNotFoundException({ message: 'none', $metadata: {} }))
  expect(await accounts.exists(EMAIL)).toBe(false)
})
