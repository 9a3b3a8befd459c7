import { describe, expect, it } from 'vitest'
import { queriedValues } from '../testing/queried-values.ts'
import { openResolver } from '../testing/open-resolver.ts'

describe('notifications', () => {
  it('shows fifty, newest first, with key, message and date and nothing of the table [1.3.2]', () => {
    const notifications = openResolver('notifications/Query.notifications.table.ts')
    const request = notifications.request({ args: {} }).result
    expect(request).toMatchObject({
      limit: 50,
      scanIndexForward: false,
    })
    expect(queriedValues(request)).toEqual(['NOTIFICATIONS'])
    const shown = { key: '1#a', message: 'Paid', createdOn: 1 }
    const items = [{ ...shown, pk: 'NOTIFICATIONS', sk: '1#a', type: 'notification' }]
    expect(notifications.response({ result: { items } }).result).toEqual({ items: [shown], nextToken: null })
  })

  it.each(['onNotification', 'onNotificationDismissed'])(
    'are heard without a filter by those whom the schema lets subscribe, new and dismissed: %s',
    (field) => {
      const { result, subscriptionFilter } = openResolver(`notifications/Subscription.${field}.none.ts`).response({})
      expect([result, subscriptionFilter]).toEqual([null, undefined])
    },
  )
})

describe('dismissNotification', () => {
  it('removes it, gone already or not, and answers with its key', () => {
    const dismiss = openResolver('notifications/Mutation.dismissNotification.table.ts')
    const request = dismiss.request({ args: { key: '1#a' } }).result as Record<string, unknown>
    expect(request).toMatchObject({ operation: 'DeleteItem', key: { pk: { S: 'NOTIFICATIONS' }, sk: { S: '1#a' } } })
    expect(request.condition).toBeUndefined()
    expect(dismiss.response({ args: { key: '1#a' }, result: null }).result).toBe('1#a')
  })
})
