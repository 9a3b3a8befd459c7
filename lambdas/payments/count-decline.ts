import type { Payment } from '#domain/payments/payment.ts'
import { checkoutKey } from '#table/keys.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** More are not remembered: far beyond what a student's day allows. */
const MAX_REMEMBERED = 50

/**
 * Counts a card that was declined for a payment, each charge once: with the client secret of a challenge a browser may try
 * cards as often as the card service takes them, until the first decline has ended the payment. They count towards the day's
 * limit as failed payments do (domain/payments/can-open.ts). 1 write unit.
 */
export async function countDecline(
  { studentId }: Payment,
  chargeId: string,
  { table }: Pick<PaymentDeps, 'table'>,
): Promise<void> {
  await updateItem(table, {
    Key: checkoutKey(studentId),
    // A payment that is opened at this moment holds the version: it reads the count again.
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
