import { util } from '@aws-appsync/utils'
import { put } from '@aws-appsync/utils/dynamodb'
import { type DeletedItem, editorOfCall } from '#table/audit.ts'
import { deletedKey, notificationKey } from '#table/keys.ts'
import type { MutationDismissNotificationArgs } from '#generated/schema.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'

type DismissCtx = Ctx<MutationDismissNotificationArgs>

const WEEK_S = 604_800

/** Stores who deletes the notification for the audit, before it is deleted; without the deletion it has no effect. */
export function request(ctx: DismissCtx) {
  const key = keyPart(ctx.args.key)
  const editor = editorOfCall(callerId(ctx), util.autoId())
  const ttl = util.time.nowEpochSeconds() + WEEK_S
  return put<DeletedItem>({ key: deletedKey(notificationKey(key)), item: { type: 'deleted', editor, ttl } })
}

export function response(ctx: DismissCtx) {
  failOnError(ctx)
  return null
}
