import { paymentKey } from '#table/keys.ts'
import { type PaymentItem, paymentOf } from '#table/payment.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Returns the payment with this key from a consistent read, or undefined. */
export async function findPayment(table: Table, key: string): Promise<Payment | undefined> {
  const item = await getItem<PaymentItem>(table, paymentKey(key), { consistent: true })
  return item && paymentOf(item)
}
