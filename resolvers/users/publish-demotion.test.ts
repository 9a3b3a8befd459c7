import { describe, expect, it } from 'vitest'
import { adminSubscriptions } from '#resolvers/testing/admin-subscriptions.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const demotion = openResolver('users/Mutation.publishDemotion.none.ts')
const subscriptions = adminSubscriptions()

describe('publishDemotion', () => {
  it('stores nothing and answers with the uid', () => {
    expect(demotion.request({ args: { uid: 'u1' } }).result).toEqual({ payload: null })
    expect(demotion.response({ args: { uid: 'u1' } }).result).toBe('u1')
  })

  it('ends every subscription that the schema keeps for administrators, of that person', () => {
    expect(subscriptions.length).toBeGreaterThan(0)
    const { invalidations } = demotion.response({ args: { uid: 'u1' } })
    const all = subscriptions.map(({ field }) => ({ subscriptionField: field, payload: { uid: 'u1' } }))
    expect(invalidations).toHaveLength(all.length)
    expect(invalidations).toEqual(expect.arrayContaining(all))
  })

  it.each(subscriptions)(
    'finds $field by the uid of who subscribed, and filters by nothing but its arguments',
    ({ field, file }) => {
      const { result, subscriptionFilter, invalidationFilter } = openResolver(file).response({
        identity: { sub: 'u1' },
        args: { progressKey: 'p1' },
      })
      const filter = { fieldName: 'attempt.progressKey', operator: 'eq', value: 'p1' }
      expect(result).toBeNull()
      expect(subscriptionFilter).toEqual(
        field === 'onStudentMove' ? { filterGroup: [{ filters: [filter] }] } : undefined,
      )
      const filters = [{ fieldName: 'uid', operator: 'eq', value: 'u1' }]
      expect(invalidationFilter).toEqual({ filterGroup: [{ filters }] })
    },
  )
})
