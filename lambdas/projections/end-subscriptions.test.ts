import { describe, expect, it, vi } from 'vitest'
import { PUBLISH_DEMOTION } from '#lambdas/aws/publish.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { aBatch, aRecord } from './testing/batch-fixture.ts'

const aUser = (uid: string, userType: 'Admin' | 'Student', more: object = {}) => ({
  type: 'user',
  uid,
  userType,
  ...more,
})
const demotion = (uid: string) => aRecord(aUser(uid, 'Admin'), aUser(uid, 'Student'))
const published = async (...records: ReturnType<typeof aRecord>[]) => {
  const publish = vi.fn(() => Promise.resolve())
  await endSubscriptions(aBatch(...records), { publish })
  return publish.mock.calls as unknown[]
}

describe('the subscriptions of an administrator', () => {
  it('end when the record says Student, once a batch, also for who is an administrator again by its end', async () => {
    const again = aRecord(aUser('ann', 'Student'), aUser('ann', 'Admin'))
    expect(await published(demotion('ann'), again, demotion('ann'), demotion('bob'))).toEqual([
      [PUBLISH_DEMOTION, { uid: 'ann' }],
      [PUBLISH_DEMOTION, { uid: 'bob' }],
    ])
  })
  it('end when the record is gone', async () => {
    expect(await published(aRecord(aUser('ann', 'Admin'), undefined))).toEqual([[PUBLISH_DEMOTION, { uid: 'ann' }]])
  })
  it('go on through every other change, and nobody else’s are touched', async () => {
    const seen = aRecord(aUser('ann', 'Admin'), aUser('ann', 'Admin', { lastSeen: 5 }))
    const promoted = aRecord(aUser('bob', 'Student'), aUser('bob', 'Admin'))
    const payment = aRecord({ type: 'payment', uid: 'x', userType: 'Admin' }, { type: 'payment', uid: 'x' })
    expect(await published(seen, promoted, payment, aRecord(undefined, aUser('eve', 'Student')))).toEqual([])
  })
  it('are tried again when that cannot be said', async () => {
    const publish = () => Promise.reject(new Error('away'))
    await expect(endSubscriptions(aBatch(demotion('ann')), { publish })).rejects.toThrow('away')
  })
})
