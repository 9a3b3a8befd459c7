import { describe, expect, it } from 'vitest'
import { adminSubscriptions, ownSubscriptions } from '#resolvers/testing/subscriptions.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const signOut = openResolver('users/Mutation.publishSignOut.none.ts')
const subscriptions = [...adminSubscriptions(), ...ownSubscriptions()]

describe('publishSignOut', () => {
  const publish = (own: boolean) => ({ args: { uid: 'u1', endedAt: 9, own } })

  it('stores nothing and answers with the uid', () => {
    expect(signOut.request(publish(true)).result).toEqual({ payload: null })
    expect(signOut.response(publish(true)).result).toBe('u1')
  })

  it.each([
    ['what is their own', true, ownSubscriptions()],
    ['what the schema keeps for administrators', false, adminSubscriptions()],
  ])('ends every subscription of that person to %s', (_, own, expected) => {
    expect(expected.length).toBeGreaterThan(0)
    const { invalidations } = signOut.response(publish(own))
    const all = expected.map(({ field }) => ({ subscriptionField: field, payload: { uid: 'u1', endedAt: 9 } }))
    expect(invalidations).toHaveLength(all.length)
    expect(invalidations).toEqual(expect.arrayContaining(all))
  })

  it.each(subscriptions)('finds $field by who subscribed and when their session began', ({ file }) => {
    const { result, invalidationFilter } = openResolver(file).response({
      identity: { sub: 'u1', claims: { auth_time: 8 } },
      args: { progressKey: 'p1', taskKey: 't1' },
      result: {},
    })
    const filters = [
      { fieldName: 'uid', operator: 'eq', value: 'u1' },
      { fieldName: 'endedAt', operator: 'gt', value: 8 },
    ]
    expect(result).toBeNull()
    expect(invalidationFilter).toEqual({ filterGroup: [{ filters }] })
  })

  it.each(ownSubscriptions())('keeps $field from a session that was ended before it', ({ first }) => {
    const subscribe = (sessionsEndedAt?: number) =>
      openResolver(first).response({
        identity: { sub: 'u1', claims: { auth_time: 8 } },
        args: { progressKey: 'p1', taskKey: 't1' },
        result: sessionsEndedAt === undefined ? {} : { sessionsEndedAt },
      }).error?.type
    expect([subscribe(), subscribe(8_900), subscribe(9_000)]).toEqual([undefined, undefined, 'Unauthorized'])
  })

  it.each(adminSubscriptions())('filters $field by nothing but its arguments', ({ field, file }) => {
    const { subscriptionFilter } = openResolver(file).response({ identity: { sub: 'u1' }, args: { progressKey: 'p1' } })
    const filter = { fieldName: 'attempt.progressKey', operator: 'eq', value: 'p1' }
    expect(subscriptionFilter).toEqual(field === 'onStudentMove' ? { filterGroup: [{ filters: [filter] }] } : undefined)
  })
})
