import type { Payment } from '#domain/payments/payment.ts'
import { checkoutKey } from '#table/keys.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** The maximum charges remembered: far more than a student's daily limit. */
const MAX_REMEMBERED = 50

/**
 * Counts a declined card for a payment, once per charge. With a challenge's client secret, a browser can try cards
 * until the first decline ends the payment, so declines count towards the daily limit like failed payments
 * (domain/payments/can-open.ts). 1 write unit.
 */
export async function countDecline(
  { studentId }: Payment,
  chargeId: string,
  { table }: Pick<PaymentDeps, 'table'>,
): Promise<void> {
  await updateItem(table, {
    Key: checkoutKey(studentId),
    // Conflicts with a payment being opened, which then reads the count again.
    UpdateExpression: 'ADD declined :charges, #version :one',
    ConditionExpression:
      'attribute_exists(pk) AND NOT contains(declined, :charge) AND (attribute_not_exists(declined) OR size(declined) < :most)',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: {
      ':charges': new Set([chargeId]),
      ':charge': chargeId,
      ':one': 1,
      ':most': MAX_REMEMBERED,
    },
  })
}
