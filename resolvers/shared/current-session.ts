import { util } from '@aws-appsync/utils'
import { get } from '@aws-appsync/utils/dynamodb'
import { type EndedSessions, isEndedSession, type SessionFacts } from '#domain/users/sessions.ts'
import { userKey } from '#table/keys.ts'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { failOnError } from './fail-on-error.ts'

type SessionCtx = Ctx<Record<string, unknown>, EndedSessions | null>

/**
 * The first step of a subscription to the caller's own data: reads the record, which lists ended sessions. Half a read
 * unit.
 */
export function request(ctx: SessionCtx) {
  return get({ key: userKey(callerId(ctx)) })
}

/** Rejects an ended session, because a subscription would outlive its token (decision 0122). */
export function response(ctx: SessionCtx) {
  failOnError(ctx)
  refuseEndedSession(ctx)
  return null
}

/** Returns the caller's session from the token's claims. */
export function sessionOf(ctx: Pick<Ctx, 'identity'>): SessionFacts {
  const identity = ctx.identity as { claims?: { auth_time?: number; device_key?: string } } | null | undefined
  return { signedInAt: identity?.claims?.auth_time, device: identity?.claims?.device_key }
}

/** Rejects a session that the record in `ctx.result` lists as ended. */
export function refuseEndedSession(ctx: Pick<SessionCtx, 'identity' | 'result'>): void {
  if (isEndedSession(ctx.result, sessionOf(ctx))) util.unauthorized()
}
