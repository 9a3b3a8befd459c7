import type { QueryPaymentsArgs } from '../../../generated/schema.ts'
import type { Ctx } from '../../shared/context.ts'
import { type PaymentMonths, tokenAfter } from '../../shared/payment-months.ts'

/** What is known of the page when three months were asked or it is full; it may hold fewer than 50 and go on. */
export function request() {
  return { payload: null }
}

export function response(ctx: Ctx<QueryPaymentsArgs, null, { result: PaymentMonths }>) {
  return { items: ctx.prev.result.items, nextToken: tokenAfter(ctx.prev.result) }
}
