import { afterEach, describe, expect, it, vi } from 'vitest'
import { notificationItem } from '#table/notification.ts'
import { PUBLISH_DISMISSAL } from '#lambdas/aws/publish.ts'
import { publishNotifications } from './publish-notifications.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

const note = (key: string, path?: string) =>
  notificationItem({ key, message: `Message ${key}`, createdOn: 5, ...(path === undefined ? {} : { path }) })
const inputs = (publish: ReturnType<typeof vi.fn>) =>
  publish.mock.calls.map(([, variables]: unknown[]) => (variables as { input: unknown }).input)

afterEach(() => vi.restoreAllMocks())

describe('published notifications', () => {
  it('ring for every notification that is written, and for nothing else', async () => {
    const publish = vi.fn(() => Promise.resolve())
    const profile = { type: 'user', uid: 'u', key: 'u' }
    await publishNotifications(
      aBatch(ON.notifications, aRecord(undefined, note('a', '/x')), aRecord(undefined, profile)),
      { publish },
    )
    expect(inputs(publish)).toEqual([{ key: 'a', message: 'Message a', createdOn: 5, path: '/x' }])
  })
  it('are not published if dismissed, even in the same batch, and are removed', async () => {
    const publish = vi.fn((_document: string, _variables: object) => Promise.resolve())
    await publishNotifications(
      aBatch(
        ON.notifications,
        aRecord(note('old'), undefined),
        aRecord(undefined, note('new')),
        aRecord(note('new'), undefined),
      ),
      { publish },
    )
    expect(publish.mock.calls).toEqual(['old', 'new'].map((key) => [PUBLISH_DISMISSAL, { key }]))
  })
  it('hold up nothing when one cannot be rung', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const publish = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('away'))
    await publishNotifications(aBatch(ON.notifications, aRecord(undefined, note('a')), aRecord(undefined, note('b'))), {
      publish,
    })
    expect(publish).toHaveBeenCalledTimes(2)
    expect(log).toHaveBeenCalledTimes(1)
  })
})
