import { util } from '@aws-appsync/utils'
import { get } from '@aws-appsync/utils/dynamodb'
import { userKey } from '#table/keys.ts'
import { hasSecondFactor } from '#domain/users/second-factor.ts'
import type { EndedSessions } from '#domain/users/sessions.ts'
import { userTypeOf } from '#domain/users/user.ts'
import type { UserType } from '#generated/schema.ts'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { refuseEndedSession } from './current-session.ts'
import { failOnError } from './fail-on-error.ts'

type CallerCtx = Ctx<
  Record<string, unknown>,
  (EndedSessions & { userType?: UserType; secondFactorSince?: number }) | null
>

/**
 * The first step of every field that the schema reserves for the group Admin: the caller's record decides, because a
 * token keeps its group until it expires. Half a read unit.
 */
export function request(ctx: CallerCtx) {
  return get({ key: userKey(callerId(ctx)) })
}

/**
 * Returns nothing for an administrator. Rejects anyone else and ended sessions (decision 0122) as the schema does.
 * Where administrators need a second factor, rejects a session that has not used it with its own code (decision 0044).
 */
export function response(ctx: CallerCtx) {
  failOnError(ctx)
  if (!ctx.result || userTypeOf(ctx.result.userType ?? '') !== 'Admin') return util.unauthorized()
  refuseEndedSession(ctx)
  const { claims } = ctx.identity as { claims: { auth_time?: number } }
  if (ctx.env['SECOND_FACTOR'] === 'true' && !hasSecondFactor(ctx.result.secondFactorSince, claims.auth_time))
    util.error('second-factor-missing', 'second-factor-missing')
  return null
}
