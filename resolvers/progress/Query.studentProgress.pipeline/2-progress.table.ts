import { runtime } from '@aws-appsync/utils'
import { query } from '@aws-appsync/utils/dynamodb'
import { progressesOf } from '../../../data/keys.ts'
import type { QueryStudentProgressArgs, User } from '../../../generated/schema.ts'
import type { Ctx } from '../../shared/context.ts'
import { failOnError } from '../../shared/fail-on-error.ts'
import { type Found, pageOf } from '../../shared/page.ts'
import { type ProgressItem, toProgress } from '../../shared/to-progress.ts'

type ProgressCtx = Ctx<QueryStudentProgressArgs, Found<ProgressItem>, { result: User | null }>

/** More courses than a student will ever have. */
const LIMIT = 100

/** A student's courses, newest first (spec 3.2.22); null when there is no such user. */
export function request(ctx: ProgressCtx) {
  if (!ctx.prev.result) runtime.earlyReturn(null)
  const { pk, prefix } = progressesOf(ctx.args.uid)
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: prefix } }, ...pageOf(LIMIT, null, true) })
}

export function response(ctx: ProgressCtx) {
  failOnError(ctx)
  const items = ctx.result.items ?? []
  return { student: ctx.prev.result, items: items.map((item) => toProgress(item)) }
}
