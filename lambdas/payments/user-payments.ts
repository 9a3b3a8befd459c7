import { pageOf } from '#domain/search/page-of.ts'
import type { QueryUserPaymentsArgs, UserPaymentPage } from '#generated/schema.ts'
import { adminPaymentReply, type CheckoutItem, type PaymentItem, paymentOf, type RefundItem } from '#table/payment.ts'
import { checkoutKey, paymentKey, progressesOf, refundsOf, userKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { UserItem } from '#table/user.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const PAYMENTS_PER_PAGE = 20

/**
 * Returns a page of a user's payments, newest first, for administrators: those that opened their courses, those
 * refunded before that, and the last one of their checkout in any state; earlier failures appear in the academy's
 * payments. Throws 'user-not-found'. 2 read units, and half a unit per payment.
 */
export async function userPayments(
  { uid, page }: QueryUserPaymentsArgs,
  { table }: { table: Table },
): Promise<UserPaymentPage> {
  const [user, progresses, refunds, checkout] = await Promise.all([
    getItem<UserItem>(table, userKey(uid)),
    queryItems<ProgressItem>(table, progressesOf(uid)),
    queryItems<RefundItem>(table, refundsOf(uid)),
    getItem<CheckoutItem>(table, checkoutKey(uid)),
  ])
  if (!user) throw new Refusal('user-not-found')
  const named = [...progresses, ...refunds, ...(checkout ? [checkout] : [])].map((item) => item.paymentKey)
  const keys = named.flatMap((key) => (key === undefined ? [] : [paymentKey(key)]))
  const items = await batchGet<PaymentItem>(table, keys)
  // Excludes another student's payment, which a wrong key would name.
  const payments = items.map((item) => paymentOf(item)).filter(({ studentId }) => studentId === uid)
  const shown = pageOf(
    payments.sort((a, b) => b.date - a.date),
    page,
    PAYMENTS_PER_PAGE,
  )
  return { ...shown, items: shown.items.map((payment) => adminPaymentReply(payment)) }
}
