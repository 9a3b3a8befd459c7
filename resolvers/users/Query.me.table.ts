import { get } from '@aws-appsync/utils/dynamodb'
import { userKey } from '#table/keys.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type UserItem, ownUserReply } from '#table/user.ts'

type MeCtx = Ctx<Record<string, never>, UserItem | null>

export function request(ctx: MeCtx) {
  return get({ key: userKey(callerId(ctx)) })
}

export function response(ctx: MeCtx) {
  failOnError(ctx)
  return ctx.result ? ownUserReply(ctx.result) : null
}
