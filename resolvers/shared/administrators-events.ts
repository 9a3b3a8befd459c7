import { extensions } from '@aws-appsync/utils'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'

/** A subscription to everything of a kind, which ends when the subscriber is no administrator any longer (decision 0036). */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx) {
  extensions.setSubscriptionInvalidationFilter({
    filterGroup: [{ filters: [{ fieldName: 'uid', operator: 'eq', value: callerId(ctx) }] }],
  })
  return null
}
