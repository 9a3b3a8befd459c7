import { util } from '@aws-appsync/utils'
import { update } from '@aws-appsync/utils/dynamodb'
import { userKey } from '#table/keys.ts'
import type { MutationRecordSeenArgs } from '#generated/schema.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type UserItem, ownUserReply } from '#table/user.ts'

type RecordSeenCtx = Ctx<MutationRecordSeenArgs, UserItem | null>

/** Sets lastSeen, and lastLogin after a sign-in, by the server's clock (spec 1.7.10); never creates a profile. */
export function request(ctx: RecordSeenCtx) {
  const now = util.time.nowEpochMilliSeconds()
  return update({
    key: userKey(callerId(ctx)),
    update: ctx.args.signedIn ? { lastSeen: now, lastLogin: now } : { lastSeen: now },
    condition: { pk: { attributeExists: true } },
  })
}

/** Returns null if the caller has no profile yet. */
export function response(ctx: RecordSeenCtx) {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') return null
  failOnError(ctx)
  return ctx.result ? ownUserReply(ctx.result) : null
}
