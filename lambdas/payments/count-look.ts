import type { Payment } from '#domain/payments/payment.ts'
import type { CheckoutItem } from '#table/checkout.ts'
import { checkoutKey } from '#table/keys.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** So often a minute a student's own calls may ask the card service: their screen does so every three seconds at most. */
const MOST_LOOKS = 30
const MINUTE = 60_000

/**
 * Counts a student's look at a payment that is open; false: the minute's are used up, and the card service is not asked. Its limit is one for
 * the whole academy, which other buyers would meet. 1 write unit, 2 with the first look of a minute.
 */
export async function countLook(
  payment: Pick<Payment, 'studentId' | 'processing'>,
  { table, now }: Pick<PaymentDeps, 'table' | 'now'>,
): Promise<boolean> {
  const { studentId: uid, processing } = payment
  const minute = Math.floor(now() / MINUTE)
  const values = { ':minute': minute, ':one': 1 }
  const counted = await updateItem<CheckoutItem>(table, {
    Key: checkoutKey(uid),
    UpdateExpression: 'ADD looks :one',
    ConditionExpression: 'lookMinute = :minute AND looks < :most',
    ExpressionAttributeValues: { ...values, ':most': MOST_LOOKS },
  })
  if (counted.ok) return true
  // Without the item the payment is days old: few of those still run, and of one that goes back the reconciler asks.
  if (counted.item === undefined) return processing
  if (counted.item.lookMinute === minute) return false
  const first = await updateItem<CheckoutItem>(table, {
    Key: checkoutKey(uid),
    UpdateExpression: 'SET lookMinute = :minute, looks = :one',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(lookMinute) OR lookMinute <> :minute)',
    ExpressionAttributeValues: values,
  })
  // Another call of this minute was the first: this one counts beside it.
  return first.ok || countLook(payment, { table, now })
}
