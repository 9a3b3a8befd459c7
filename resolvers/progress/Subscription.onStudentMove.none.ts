import { extensions } from '@aws-appsync/utils'
import type { SubscriptionOnStudentMoveArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { endWithSession } from '#resolvers/shared/end-with-session.ts'

export function request() {
  return { payload: null }
}

/** AppSync passes on the moves of the course that was named, until the subscriber is no administrator any longer (decision 0036). */
export function response(ctx: Ctx<SubscriptionOnStudentMoveArgs>) {
  extensions.setSubscriptionFilter({
    filterGroup: [{ filters: [{ fieldName: 'attempt.progressKey', operator: 'eq', value: ctx.args.progressKey }] }],
  })
  endWithSession(ctx)
  return null
}
