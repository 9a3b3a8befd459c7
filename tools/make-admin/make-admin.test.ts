import { AdminGetUserCommand, type CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { expect, it } from 'vitest'
import { userKey } from '#table/keys.ts'
import { userItem, type UserItem } from '#table/user.ts'
import { aPerson } from '#lambdas/users/testing/users-fixture.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { makeAdmin } from './make-admin.ts'

const tables = testTables()

const attributes = Object.entries({
  sub: 'sam',
  email: 'sam@academy.example',
  given_name: 'Sam',
  family_name: 'Doe',
  phone_number: '+12125550123',
}).map(([Name, Value]) => ({ Name, Value }))

/** A pool with one user, and the calls that change something, in order; the process may die at the nth. */
function aPool(dies = 0, status = 'CONFIRMED') {
  const calls: string[] = []
  const send = (command: { constructor: { name: string }; input: { GroupName?: string } }) => {
    if (command instanceof AdminGetUserCommand)
      return Promise.resolve({ UserAttributes: attributes, UserStatus: status })
    if (calls.length + 1 === dies) return Promise.reject(new Error('The process has died'))
    calls.push(`${command.constructor.name.replace('Command', '')} ${command.input.GroupName ?? ''}`.trim())
    return Promise.resolve({})
  }
  return { calls, cognito: { send } as unknown as CognitoIdentityProviderClient }
}
const whole = ['AdminAddUserToGroup Admin', 'AdminRemoveUserFromGroup Student', 'AdminUserGlobalSignOut']

it('the group, record, index, and search text become an administrator’s, and sessions end, also on a repeated run', async () => {
  const table = await tables.table()
  await batchPut(table, [{ ...userItem(aPerson('sam', 'Student')), changing: new Set(['cut-off']) } as UserItem])
  await expect(makeAdmin('sam@academy.example', { ...aPool(2), table, userPoolId: 'pool' })).rejects.toThrow('died')
  for (const pool of [aPool(), aPool()]) {
    expect(await makeAdmin('sam@academy.example', { ...pool, table, userPoolId: 'pool' })).toEqual({ uid: 'sam' })
    expect(pool.calls).toEqual(whole)
    const record = await getItem<UserItem>(table, userKey('sam'), { consistent: true })
    expect(record).toMatchObject({ userType: 'Admin', gsi1pk: 'USERS#Admin', gsi1sk: 'doe#sam#sam' })
    expect(record?.data).toMatch(/ admin$/)
    expect(record?.changing).toBeUndefined()
  }
})

it('a user without a record, whose sign-up failed, gets one', async () => {
  const [table, pool] = [await tables.table(), aPool()]
  await makeAdmin('sam@academy.example', { ...pool, table, userPoolId: 'pool' })
  expect(pool.calls).toEqual(['AdminAddUserToGroup Student', ...whole])
  const record = await getItem<UserItem>(table, userKey('sam'), { consistent: true })
  expect(record).toMatchObject({ userType: 'Admin', firstName: 'Sam', email: 'sam@academy.example' })
})

it('a user with an unconfirmed address is rejected and unchanged', async () => {
  const [table, pool] = [await tables.table(), aPool(0, 'UNCONFIRMED')]
  await expect(makeAdmin('sam@academy.example', { ...pool, table, userPoolId: 'pool' })).rejects.toThrow(
    /not confirmed/,
  )
  expect(pool.calls).toEqual([])
})
