import { extensions } from '@aws-appsync/utils'
import type { MutationPublishDemotionArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'

/** Stores nothing: it ends what the person subscribed to as an administrator (`shared/administrators-events.ts`). */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<MutationPublishDemotionArgs>) {
  const payload = { uid: ctx.args.uid }
  extensions.invalidateSubscriptions({ subscriptionField: 'onNotification', payload })
  extensions.invalidateSubscriptions({ subscriptionField: 'onNotificationDismissed', payload })
  extensions.invalidateSubscriptions({ subscriptionField: 'onAcademyPayment', payload })
  extensions.invalidateSubscriptions({ subscriptionField: 'onStudentMove', payload })
  return ctx.args.uid
}
