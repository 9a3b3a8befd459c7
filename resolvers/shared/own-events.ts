import { extensions } from '@aws-appsync/utils'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { endWithSession } from './end-with-session.ts'

/** A subscription to what is the caller's own: AppSync passes on only what carries the caller's id as studentId, until their sessions end. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx) {
  extensions.setSubscriptionFilter({
    filterGroup: [{ filters: [{ fieldName: 'studentId', operator: 'eq', value: callerId(ctx) }] }],
  })
  endWithSession(ctx)
  return null
}
