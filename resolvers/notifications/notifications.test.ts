import { describe, expect, it } from 'vitest'
import { queriedValues } from '#resolvers/testing/queried-values.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

describe('notifications', () => {
  it('returns fifty, newest first, with key, message, date, and page only', () => {
    const notifications = openResolver('notifications/Query.notifications.table.ts')
    const request = notifications.request({ args: {} }).result
    expect(request).toMatchObject({
      limit: 50,
      scanIndexForward: false,
    })
    expect(queriedValues(request)).toEqual(['NOTIFICATIONS'])
    const shown = { key: '1#a', message: 'Paid', createdOn: 1 }
    const about = { ...shown, key: '2#b', path: '/content/a/b/c' }
    const items = [shown, about].map((item) => ({ ...item, pk: 'NOTIFICATIONS', sk: item.key, type: 'notification' }))
    expect(notifications.response({ result: { items } }).result).toEqual({
      items: [{ ...shown, path: null }, about],
      nextToken: null,
    })
  })

  it.each(['onNotification', 'onNotificationDismissed'])(
    'reach without a filter those whom the schema lets subscribe, new and dismissed: %s',
    (field) => {
      const { result, subscriptionFilter } = openResolver(`notifications/Subscription.${field}.none.ts`).response({})
      expect([result, subscriptionFilter]).toEqual([null, undefined])
    },
  )
})

describe('publishDismissal', () => {
  it('stores nothing and passes on the key of the dismissed one', () => {
    const dismissal = openResolver('notifications/Mutation.publishDismissal.none.ts')
    expect(dismissal.request({ args: { key: '1#a' } }).result).toEqual({ payload: null })
    expect(dismissal.response({ args: { key: '1#a' } }).result).toBe('1#a')
  })
})

describe('dismissNotification', () => {
  it.each(['', 'x'.repeat(201)])('refuses a key that no notification can have, and marks nothing', (key) => {
    const mark = openResolver('notifications/Mutation.dismissNotification.pipeline/1-mark.table.ts')
    const said = mark.request({ args: { key } })
    expect([said.error?.type, said.result]).toEqual(['request-invalid', null])
  })

  it('removes it, gone already or not, and answers with its key', () => {
    const dismiss = openResolver('notifications/Mutation.dismissNotification.pipeline/2-remove.table.ts')
    const request = dismiss.request({ args: { key: '1#a' } }).result as Record<string, unknown>
    expect(request).toMatchObject({ operation: 'DeleteItem', key: { pk: { S: 'NOTIFICATIONS' }, sk: { S: '1#a' } } })
    expect(request.condition).toBeUndefined()
    expect(dismiss.response({ args: { key: '1#a' }, result: null }).result).toBe('1#a')
  })

  it('first records the caller for the audit', () => {
    const mark = openResolver('notifications/Mutation.dismissNotification.pipeline/1-mark.table.ts')
    const identity = { sub: 'admin-1' }
    expect(mark.request({ args: { key: '1#a' }, identity }).result).toMatchObject({
      operation: 'PutItem',
      key: { pk: { S: 'DELETED#NOTIFICATIONS' }, sk: { S: '1#a' } },
      attributeValues: { editor: { S: expect.stringMatching(/^admin-1 ./) as string } },
    })
  })
})
