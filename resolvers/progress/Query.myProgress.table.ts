import { query } from '@aws-appsync/utils/dynamodb'
import { progressesOf } from '#table/keys.ts'
import type { QueryMyProgressArgs } from '#generated/schema.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { type Found, pageOf } from '#resolvers/shared/page.ts'
import { type ProgressItem, progressReply } from '#table/progress.ts'

type MyProgressCtx = Ctx<QueryMyProgressArgs, Found<ProgressItem>>

const PAGE = 20

/** Lists the caller's enrollments, newest first: keys of progress sort by time. */
export function request(ctx: MyProgressCtx) {
  const { pk, prefix } = progressesOf(callerId(ctx))
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: prefix } }, ...pageOf(PAGE, ctx.args.nextToken, true) })
}

export function response(ctx: MyProgressCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { items: items.map((item) => progressReply(item)), nextToken: ctx.result.nextToken ?? null }
}
