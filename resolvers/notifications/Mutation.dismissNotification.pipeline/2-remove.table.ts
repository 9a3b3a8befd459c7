import { remove } from '@aws-appsync/utils/dynamodb'
import { notificationKey } from '#table/keys.ts'
import type { MutationDismissNotificationArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'

type DismissCtx = Ctx<MutationDismissNotificationArgs>

/** Dismissing a removed notification also succeeds. */
export function request(ctx: DismissCtx) {
  return remove({ key: notificationKey(ctx.args.key) })
}

export function response(ctx: DismissCtx) {
  failOnError(ctx)
  return ctx.args.key
}
