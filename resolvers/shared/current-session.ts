import { util } from '@aws-appsync/utils'
import { get } from '@aws-appsync/utils/dynamodb'
import { isEndedSession } from '#domain/users/fresh-sign-in.ts'
import { userKey } from '#table/keys.ts'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { failOnError } from './fail-on-error.ts'

type SessionCtx = Ctx<Record<string, unknown>, { sessionsEndedAt?: number } | null>

/** The first step of a subscription to what is the caller's own: their record says which sessions were ended. Half a read unit. */
export function request(ctx: SessionCtx) {
  return get({ key: userKey(callerId(ctx)) })
}

/** Refuses a session that was ended: a subscription would outlive its token (decision 0122). */
export function response(ctx: SessionCtx) {
  failOnError(ctx)
  refuseEndedSession(ctx)
  return null
}

/** Refuses a session that began before the sessions of the record in `ctx.result` were ended. */
export function refuseEndedSession(ctx: Pick<SessionCtx, 'identity' | 'result'>): void {
  const identity = ctx.identity as { claims?: { auth_time?: number } } | null
  if (isEndedSession(ctx.result?.sessionsEndedAt, identity?.claims?.auth_time)) util.unauthorized()
}
