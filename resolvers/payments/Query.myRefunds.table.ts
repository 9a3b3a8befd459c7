import { query } from '@aws-appsync/utils/dynamodb'
import { refundsOf } from '#table/keys.ts'
import type { RefundItem } from '#table/payment.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import type { Found } from '#resolvers/shared/page.ts'

type RefundsCtx = Ctx<Record<string, never>, Found<RefundItem>>

/** More refunds than anyone has. */
const MAX_REFUNDS = 200

/** Queries the student's own items for payments refunded before they opened a course. */
export function request(ctx: RefundsCtx) {
  const { pk, prefix } = refundsOf(callerId(ctx))
  return query<RefundItem>({ query: { pk: { eq: pk }, sk: { beginsWith: prefix } }, limit: MAX_REFUNDS })
}

export function response(ctx: RefundsCtx) {
  failOnError(ctx)
  const keys: string[] = []
  for (const { paymentKey } of ctx.result.items ?? []) keys.push(paymentKey)
  return keys
}
