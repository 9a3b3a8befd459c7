import { isOpenPayment } from '#domain/payments/payment.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { CheckoutItem, PaymentItem } from '#table/payment.ts'
import type { EnrolmentLockItem } from '#table/progress.ts'
import { checkoutKey, enrolmentLocksOf, paymentKey } from '#table/keys.ts'

/** Whether the student has money in transit: a running payment or refund. 2 read units, plus 1 per payment. */
export async function hasOpenPayment(table: Table, uid: string): Promise<boolean> {
  const [locks, checkout] = await Promise.all([
    queryItems<EnrolmentLockItem>(table, { ...enrolmentLocksOf(uid), consistent: true }),
    getItem<CheckoutItem>(table, checkoutKey(uid), { consistent: true }),
  ])
  const keys = [...locks, ...(checkout ? [checkout] : [])].flatMap((item) => item.paymentKey ?? [])
  const payments = await batchGet<PaymentItem>(
    table,
    keys.map((key) => paymentKey(key)),
    { consistent: true },
  )
  return payments.some((payment) => isOpenPayment(payment))
}
