import { runtime } from '@aws-appsync/utils'
import { query } from '@aws-appsync/utils/dynamodb'
import { paymentsOfMonth, TABLE_INDEXES } from '../../../data/keys.ts'
import type { QueryPaymentsArgs } from '../../../generated/schema.ts'
import type { Ctx } from '../../shared/context.ts'
import { failOnError } from '../../shared/fail-on-error.ts'
import { type Found, pageOf } from '../../shared/page.ts'
import { isDone, monthBefore, PAYMENTS_PAGE, type PaymentMonths, startOf } from '../../shared/payment-months.ts'
import { type PaymentItem, toPayment } from '../../shared/to-payment.ts'

type MonthCtx = Ctx<
  QueryPaymentsArgs,
  Found<PaymentItem>,
  { result?: Partial<PaymentMonths> | null },
  { page: PaymentMonths }
>

const pageSoFar = (ctx: MonthCtx): PaymentMonths => {
  const { items, month, token, empty } = ctx.prev.result ?? {}
  return items && month ? { items, month, token: token ?? null, empty: empty ?? 0 } : startOf(ctx.args.nextToken)
}

/** Fills the page from one month, newest first (spec 3.9.1); does nothing once it is full or the list has ended. */
export function request(ctx: MonthCtx) {
  const page = pageSoFar(ctx)
  ctx.stash.page = page
  if (isDone(page)) runtime.earlyReturn(page)
  return query({
    index: TABLE_INDEXES.gsi1,
    query: { gsi1pk: { eq: paymentsOfMonth(page.month).gsi1pk } },
    ...pageOf(PAYMENTS_PAGE - page.items.length, page.token, true),
  })
}

export function response(ctx: MonthCtx): PaymentMonths {
  failOnError(ctx)
  const page = ctx.stash.page
  const found = ctx.result.items ?? []
  const items = [...page.items, ...found.map((payment) => toPayment(payment))]
  if (ctx.result.nextToken) return { items, month: page.month, token: ctx.result.nextToken, empty: 0 }
  const isEmpty = found.length === 0 && !page.token
  return { items, month: monthBefore(page.month), token: null, empty: isEmpty ? page.empty + 1 : 0 }
}
