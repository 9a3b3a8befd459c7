import { paymentKey } from '../../data/keys.ts'
import { type PaymentItem, paymentOf } from '../../data/payment.ts'
import type { Payment } from '../../domain/registration/payment.ts'
import { getItem } from '../shared/get-item.ts'
import type { Table } from '../shared/table.ts'

/** The payment with this key as it stands now, or undefined. */
export async function findPayment(table: Table, key: string): Promise<Payment | undefined> {
  const item = await getItem<PaymentItem>(table, paymentKey(key), { consistent: true })
  return item && paymentOf(item)
}
