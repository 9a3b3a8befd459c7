import { query } from '@aws-appsync/utils/dynamodb'
import { notifications } from '#table/keys.ts'
import type { Notification, QueryNotificationsArgs } from '#generated/schema.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'
import { toNotification } from '#resolvers/shared/to-notification.ts'

type NotificationsCtx = Ctx<QueryNotificationsArgs, Found<Notification>>

const PAGE = 50

/** Lists messages to administrators, newest first: their keys start with the time. */
export function request(ctx: NotificationsCtx) {
  return query({ query: { pk: { eq: notifications.pk } }, ...pageOf(PAGE, ctx.args.nextToken, true) })
}

export function response(ctx: NotificationsCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { items: items.map((item) => toNotification(item)), nextToken: ctx.result.nextToken ?? null }
}
