import { extensions } from '@aws-appsync/utils'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'

/** A subscription to what is the caller's own: AppSync passes on only what carries the caller's id as studentId. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx) {
  extensions.setSubscriptionFilter({
    filterGroup: [{ filters: [{ fieldName: 'studentId', operator: 'eq', value: callerId(ctx) }] }],
  })
  return null
}
