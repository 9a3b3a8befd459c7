import { describe, expect, it, vi } from 'vitest'
import { PUBLISH_SIGN_OUT } from '#lambdas/aws/publish.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

type UserType = 'Admin' | 'Student'
const aUser = (uid: string, userType: UserType, more: object = {}) => ({ type: 'user', uid, userType, ...more })
const EVERY = 8_640_000_000_000
const demotion = (uid: string) => aRecord(aUser(uid, 'Admin'), aUser(uid, 'Student'))
const published = async (...records: ReturnType<typeof aRecord>[]) => {
  const publish = vi.fn(() => Promise.resolve())
  await endSubscriptions(aBatch(ON.subscriptions, ...records), { publish })
  return publish.mock.calls as unknown[]
}

describe('the subscriptions of a person', () => {
  it('end when the record becomes Student, once per batch, even if the user is an administrator again by its end', async () => {
    const again = aRecord(aUser('ann', 'Student'), aUser('ann', 'Admin'))
    expect(await published(demotion('ann'), again, demotion('ann'), demotion('bob'))).toEqual([
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: EVERY, own: false }],
      [PUBLISH_SIGN_OUT, { uid: 'bob', endedAt: EVERY, own: false }],
    ])
  })
  it('end with every session, for any type of user', async () => {
    const ended = (before: number, after: number) =>
      aRecord(aUser('sam', 'Student', { sessionsEndedAt: before }), aUser('sam', 'Student', { sessionsEndedAt: after }))
    const first = aRecord(aUser('ann', 'Admin'), aUser('ann', 'Admin', { sessionsEndedAt: 2_900 }))
    expect(await published(ended(1_000, 5_000), ended(5_000, 7_400), first)).toEqual([
      [PUBLISH_SIGN_OUT, { uid: 'sam', endedAt: 7, own: true }],
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: 2, own: true }],
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: 2, own: false }],
    ])
  })
  it('end with a single ended session, for any type of user', async () => {
    const single = aRecord(aUser('sam', 'Student'), aUser('sam', 'Student', { endedDevices: { d1: 5 } }))
    const more = aRecord(
      aUser('ann', 'Admin', { endedDevices: { d1: 5 } }),
      aUser('ann', 'Admin', { endedDevices: { d1: 5, d2: 6 } }),
    )
    expect(await published(single, more)).toEqual([
      [PUBLISH_SIGN_OUT, { uid: 'sam', endedAt: 0, device: 'd1', own: true }],
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: 0, device: 'd2', own: true }],
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: 0, device: 'd2', own: false }],
    ])
  })
  it('end when the record is gone', async () => {
    expect(
      await published(aRecord(aUser('ann', 'Admin'), undefined), aRecord(aUser('sam', 'Student'), undefined)),
    ).toEqual([
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: EVERY, own: true }],
      [PUBLISH_SIGN_OUT, { uid: 'ann', endedAt: EVERY, own: false }],
      [PUBLISH_SIGN_OUT, { uid: 'sam', endedAt: EVERY, own: true }],
    ])
  })
  it('continue through every other change, and other users’ are never touched', async () => {
    const seen = aRecord(aUser('ann', 'Admin'), aUser('ann', 'Admin', { lastSeen: 5 }))
    const promoted = aRecord(aUser('bob', 'Student'), aUser('bob', 'Admin'))
    const payment = aRecord({ type: 'payment', uid: 'x', userType: 'Admin' }, { type: 'payment', uid: 'x' })
    expect(await published(seen, promoted, payment, aRecord(undefined, aUser('eve', 'Student')))).toEqual([])
  })
  it('are retried if the end cannot be published', async () => {
    const publish = () => Promise.reject(new Error('away'))
    await expect(endSubscriptions(aBatch(ON.subscriptions, demotion('ann')), { publish })).rejects.toThrow('away')
  })
})
