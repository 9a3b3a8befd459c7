import { util } from '@aws-appsync/utils'
import { get } from '@aws-appsync/utils/dynamodb'
import { userKey } from '../../data/keys.ts'
import type { UserType } from '../../generated/schema.ts'
import { callerId } from './caller-id.ts'
import type { Ctx } from './context.ts'
import { failOnError } from './fail-on-error.ts'

type CallerCtx = Ctx<Record<string, unknown>, { userType?: UserType } | null>

/**
 * The first step of every field that the schema keeps for the group Admin: the caller's own record decides, because a token
 * carries its group until it ends. Half a read unit.
 */
export function request(ctx: CallerCtx) {
  return get({ key: userKey(callerId(ctx)) })
}

/** Nothing for an administrator; anybody else is refused as the schema refuses. */
export function response(ctx: CallerCtx) {
  failOnError(ctx)
  if (ctx.result?.userType !== 'Admin') util.unauthorized()
  return null
}
