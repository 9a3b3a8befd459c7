import { extensions } from '@aws-appsync/utils'
import type { MutationPublishSignOutArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'

/**
 * Stores nothing: ends the user's subscriptions to their own data (decision 0122) or as an administrator (decision
 * 0036); AppSync ends at most five at once.
 */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<MutationPublishSignOutArgs>) {
  const { uid, endedAt, device, own } = ctx.args
  const payload = { uid, endedAt, ...(device ? { device } : {}) }
  if (own) {
    extensions.invalidateSubscriptions({ subscriptionField: 'onPayment', payload })
    extensions.invalidateSubscriptions({ subscriptionField: 'onProgress', payload })
    extensions.invalidateSubscriptions({ subscriptionField: 'onAttemptMove', payload })
  } else {
    extensions.invalidateSubscriptions({ subscriptionField: 'onNotification', payload })
    extensions.invalidateSubscriptions({ subscriptionField: 'onNotificationDismissed', payload })
    extensions.invalidateSubscriptions({ subscriptionField: 'onAcademyPayment', payload })
    extensions.invalidateSubscriptions({ subscriptionField: 'onStudentMove', payload })
  }
  return uid
}
