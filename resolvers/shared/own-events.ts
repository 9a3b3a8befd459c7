import { extensions } from '@aws-appsync/utils'
import type { EndedSessions } from '#domain/users/sessions.ts'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { refuseEndedSession } from './current-session.ts'
import { endWithSession } from './end-with-session.ts'
import { failOnError } from './fail-on-error.ts'

export { request } from './current-session.ts'

/**
 * Subscribes to the caller's own data: AppSync only sends events with the caller's id as studentId, until their
 * sessions end.
 */
export function response(ctx: Ctx<Record<string, unknown>, EndedSessions | null>) {
  failOnError(ctx)
  refuseEndedSession(ctx)
  extensions.setSubscriptionFilter({
    filterGroup: [{ filters: [{ fieldName: 'studentId', operator: 'eq', value: callerId(ctx) }] }],
  })
  endWithSession(ctx)
  return null
}
