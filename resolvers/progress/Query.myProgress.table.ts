import { query } from '@aws-appsync/utils/dynamodb'
import { progressesOf } from '../../data/keys.ts'
import type { QueryMyProgressArgs } from '../../generated/schema.ts'
import { callerId } from '../shared/caller-id.ts'
import type { Ctx } from '../shared/context.ts'
import { failOnError } from '../shared/fail-on-error.ts'
import { type Found, pageOf } from '../shared/page.ts'
import { type ProgressItem, toProgress } from '../shared/to-progress.ts'

type MyProgressCtx = Ctx<QueryMyProgressArgs, Found<ProgressItem>>

const PAGE = 20

/** The caller's enrolments, newest first: keys of progress sort by time. */
export function request(ctx: MyProgressCtx) {
  const { pk, prefix } = progressesOf(callerId(ctx))
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: prefix } }, ...pageOf(PAGE, ctx.args.nextToken, true) })
}

export function response(ctx: MyProgressCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { items: items.map((item) => toProgress(item)), nextToken: ctx.result.nextToken ?? null }
}
