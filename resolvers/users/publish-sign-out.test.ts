import { describe, expect, it } from 'vitest'
import { adminSubscriptions, ownSubscriptions } from '#resolvers/testing/subscriptions.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const signOut = openResolver('users/Mutation.publishSignOut.none.ts')
const subscriptions = [...adminSubscriptions(), ...ownSubscriptions()]

describe('publishSignOut', () => {
  const publish = (own: boolean) => ({ args: { uid: 'u1', endedAt: 9, own } })

  it('names a single ended session', () => {
    const { invalidations } = signOut.response({ args: { uid: 'u1', endedAt: 0, device: 'd1', own: true } })
    expect(invalidations?.map(({ payload }) => payload)).toEqual(
      ownSubscriptions().map(() => ({ uid: 'u1', endedAt: 0, device: 'd1' })),
    )
  })

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

  it.each(subscriptions)(
    'finds $field by who subscribed, when their session began, and in which session',
    ({ file }) => {
      const { result, invalidationFilter } = openResolver(file).response({
        identity: { sub: 'u1', claims: { auth_time: 8, device_key: 'd1' } },
        args: { progressKey: 'p1', taskKey: 't1' },
        result: {},
      })
      const theirs = { fieldName: 'uid', operator: 'eq', value: 'u1' }
      const all = { fieldName: 'endedAt', operator: 'gt', value: 8 }
      const itself = { fieldName: 'device', operator: 'eq', value: 'd1' }
      expect(result).toBeNull()
      expect(invalidationFilter).toEqual({ filterGroup: [{ filters: [theirs, all] }, { filters: [theirs, itself] }] })
    },
  )

  it.each(ownSubscriptions())('keeps $field from a session that was ended before it', ({ first }) => {
    const subscribe = (ended: object) =>
      openResolver(first).response({
        identity: { sub: 'u1', claims: { auth_time: 8, device_key: 'd1' } },
        args: { progressKey: 'p1', taskKey: 't1' },
        result: ended,
      }).error?.type
    const refused = [{ sessionsEndedAt: 9_000 }, { endedDevices: { d1: 1 } }].map(subscribe)
    const open = [{}, { sessionsEndedAt: 8_900 }, { endedDevices: { d2: 1 } }].map(subscribe)
    expect(refused).toEqual(['Unauthorized', 'Unauthorized'])
    expect(open).toEqual([undefined, undefined, undefined])
  })

  it.each(adminSubscriptions())('filters $field by nothing but its arguments', ({ field, file }) => {
    const { subscriptionFilter } = openResolver(file).response({ identity: { sub: 'u1' }, args: { progressKey: 'p1' } })
    const filter = { fieldName: 'attempt.progressKey', operator: 'eq', value: 'p1' }
    expect(subscriptionFilter).toEqual(field === 'onStudentMove' ? { filterGroup: [{ filters: [filter] }] } : undefined)
  })
})
