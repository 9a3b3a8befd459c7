import { get } from '@aws-appsync/utils/dynamodb'
import { userKey } from '../../data/keys.ts'
import { callerId } from '../shared/caller-id.ts'
import type { Ctx } from '../shared/context.ts'
import { failOnError } from '../shared/fail-on-error.ts'
import { toUser, type UserItem } from '../shared/to-user.ts'

type MeCtx = Ctx<Record<string, never>, UserItem | null>

export function request(ctx: MeCtx) {
  return get({ key: userKey(callerId(ctx)) })
}

export function response(ctx: MeCtx) {
  failOnError(ctx)
  return ctx.result ? toUser(ctx.result) : null
}
