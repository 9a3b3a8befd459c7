import { describe, expect, it } from 'vitest'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const jane = {
  pk: 'USER#u1',
  sk: 'PROFILE',
  type: 'user',
  gsi1pk: 'USERS#Student',
  gsi1sk: 'doe#jane#u1',
  uid: 'u1',
  userType: 'Student',
  firstName: 'Jane',
  lastName: 'Doe',
  displayName: 'Jane D',
  phone: '(305)555-0100',
  email: 'jane@example.com',
  data: { secret: true },
  dateCreated: 1,
  note: { key: 'n', uid: 'u1', text: 'Late', author: 'Ann', createdOn: 2, pk: 'USER#u1' },
}
const shown = {
  uid: 'u1',
  type: 'Student',
  firstName: 'Jane',
  lastName: 'Doe',
  displayName: 'Jane D',
  phone: '(305)555-0100',
  email: 'jane@example.com',
  dateCreated: 1,
  lastLogin: null,
  lastSeen: null,
}

describe('me', () => {
  const me = openResolver('users/Query.me.table.ts')

  it('reads the profile of the token’s user', () => {
    expect(me.request({}).result).toEqual({ operation: 'GetItem', key: { pk: { S: 'USER#u1' }, sk: { S: 'PROFILE' } } })
  })

  it('returns only listed fields, and never a note', () => {
    expect(me.response({ result: jane }).result).toEqual({
      ...shown,
      note: null,
      reminders: { classTomorrow: true, daysLeft: true },
    })
  })

  it('is nothing while there is no profile', () => expect(me.response({ result: null }).result).toBeNull())

  it('refuses a caller without a user id', () => {
    expect(me.request({ identity: null }).error?.type).toBe('Unauthorized')
  })
})

describe('recordSeen', () => {
  const recordSeen = openResolver('users/Mutation.recordSeen.table.ts')
  const now = Date.UTC(2026, 2, 5, 12)
  const written = (signedIn: boolean) => {
    const request = recordSeen.request({ args: { signedIn } }).result as {
      key: unknown
      update: { expressionNames: Record<string, string>; expressionValues: Record<string, { N: unknown }> }
      condition: { expression: string }
    }
    const { expressionNames, expressionValues } = request.update
    const values = Object.values(expressionValues).map(({ N }) => Number(N))
    return { key: request.key, names: Object.values(expressionNames).sort(), values, condition: request.condition }
  }

  it('sets lastSeen by the server’s clock, and lastLogin after a sign-in [1.7.10]', () => {
    expect(written(false)).toMatchObject({ names: ['lastSeen'], values: [now] })
    expect(written(true)).toMatchObject({ names: ['lastLogin', 'lastSeen'], values: [now, now] })
  })

  it('changes the caller’s own profile and never makes one', () => {
    const { key, condition } = written(false)
    expect(key).toEqual({ pk: { S: 'USER#u1' }, sk: { S: 'PROFILE' } })
    expect(condition.expression).toContain('attribute_exists')
  })

  it('is nothing when there is no profile yet, and an error for anything else', () => {
    const failed = (type: string) => recordSeen.response({ error: { message: 'm', type }, result: null })
    expect(failed('DynamoDB:ConditionalCheckFailedException')).toMatchObject({ result: null })
    expect(failed('DynamoDB:ConditionalCheckFailedException').error).toBeUndefined()
    expect(failed('DynamoDB:InternalServerError').error).toMatchObject({
      message: 'The request failed',
      type: 'DynamoDB:InternalServerError',
    })
  })
})
