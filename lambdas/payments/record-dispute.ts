import { paymentKey } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { notificationTexts } from '#domain/messages/notifications.ts'
import { paymentPath } from '#domain/payments/payment.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { findPayment } from './find-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Takes note that the card holder disputes a charge at their bank: asks the card service, then marks the payment and tells
 * the administrators, both once. The course goes on: whether it ends is theirs to decide, by a refund or by removing the
 * student, or the card service's, by giving the money back.
 */
export async function recordDispute(deps: PaymentDeps, intentId: string): Promise<void> {
  const intent = await deps.gateway.find(intentId)
  if (intent.disputed !== true || intent.paymentKey === undefined) return
  const payment = await findPayment(deps.table, intent.paymentKey)
  if (!payment) return
  const now = deps.now()
  const message = notificationTexts.disputed(payment.studentName, payment.courseName)
  await transactWrite(deps.table, [
    {
      Update: {
        Key: paymentKey(payment.key),
        UpdateExpression: 'SET disputed = :now',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(disputed)',
        ExpressionAttributeValues: { ':now': now },
      },
    },
    {
      Put: {
        Item: notificationItem({ key: sortableId(now), message, createdOn: now, path: paymentPath(payment.key) }),
      },
    },
  ])
}
