import { extensions } from '@aws-appsync/utils'
import type { SubscriptionOnStudentMoveArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { endWithSession } from '#resolvers/shared/end-with-session.ts'

export function request() {
  return { payload: null }
}

/**
 * Filters events to the moves of the named course, until the subscriber is no longer an administrator (decision 0036).
 */
export function response(ctx: Ctx<SubscriptionOnStudentMoveArgs>) {
  extensions.setSubscriptionFilter({
    filterGroup: [{ filters: [{ fieldName: 'attempt.progressKey', operator: 'eq', value: ctx.args.progressKey }] }],
  })
  endWithSession(ctx)
  return null
}
