import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { createAccounts } from './accounts.ts'
import { removeUnconfirmed } from './remove-unconfirmed.ts'

const NOW = Date.parse('2027-03-02T12:00:00Z')
const cognito = mockClient(CognitoIdentityProviderClient)

it('a sign-up that is unconfirmed after a day is removed, and a newer one stays', async () => {
  const made = (Username: string, at: string) => ({ Username, UserCreateDate: new Date(at) })
  cognito.on(ListUsersCommand).resolves({
    Users: [made('old', '2027-03-01T11:59:59Z'), made('young', '2027-03-01T12:00:01Z'), {}],
  })
  cognito.on(AdminDeleteUserCommand).resolves({})
  expect(await removeUnconfirmed({ accounts: createAccounts('pool'), now: () => NOW })).toEqual({ unconfirmed: 1 })
  const [listed] = cognito.commandCalls(ListUsersCommand).map(({ args }) => args[0].input)
  expect(listed).toMatchObject({ UserPoolId: 'pool', Filter: 'cognito:user_status = "UNCONFIRMED"' })
  const removed = cognito.commandCalls(AdminDeleteUserCommand).map(({ args }) => args[0].input)
  expect(removed).toEqual([{ UserPoolId: 'pool', Username: 'old' }])
})
