import { notificationTexts, refundReasons } from '#domain/messages/notifications.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import type { Notification } from '#domain/users/user.ts'
import type { Payment, RefundReason } from '#domain/payments/payment.ts'
import { paymentKey, processingPayment } from '#table/keys.ts'
import { type PaymentItem, paymentOf, refundItem } from '#table/payment.ts'
import { storedItem } from '#lambdas/dynamodb/transact.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { endPayment } from '#lambdas/payments/settle/end-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import type { Intent } from '#lambdas/payments/stripe/payment-gateway.ts'
import { publishSettlement } from '#lambdas/payments/settle/publish-settlement.ts'

const NOT_PAID = 'attribute_not_exists(#status) OR #status = :failed'

/**
 * Stores the intent to refund, so that no other call enrolls the student and the reconciler finishes it, even for a
 * failed payment. Returns the payment afterward.
 */
async function markRefunding(
  payment: Payment,
  intent: Intent,
  reason: RefundReason,
  { table }: PaymentDeps,
): Promise<Payment> {
  const { gsi2pk, gsi2sk } = processingPayment(payment.date, payment.key)
  const written = await transactWrite(table, [
    {
      Update: {
        Key: paymentKey(payment.key),
        UpdateExpression: 'SET refunding = :reason, intentId = :intent, gsi2pk = :open, gsi2sk = :place',
        ConditionExpression: `attribute_not_exists(refunding) AND (${NOT_PAID})`,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':reason': reason,
          ':intent': intent.id,
          ':failed': 'failed',
          ':open': gsi2pk,
          ':place': gsi2sk,
        },
      },
    },
  ])
  if (written.ok) return { ...payment, refunding: reason, intentId: intent.id }
  const item = storedItem<PaymentItem>(written)
  if (!item) throw new Error('A payment that was being settled is gone')
  return paymentOf(item)
}

/**
 * Refunds a charge that cannot become an enrollment, and notifies the buyer and administrators: stores the intent,
 * requests the refund (idempotent), and records the end, also for the student's list of receipts.
 */
export async function refundCharge(
  payment: Payment,
  intent: Intent,
  why: RefundReason,
  deps: PaymentDeps,
): Promise<{ payment: Payment; notification?: Notification }> {
  const marked = payment.refunding ? payment : await markRefunding(payment, intent, why, deps)
  const reason = marked.refunding
  if (reason === undefined || marked.status === 'refunded') return { payment: marked }
  await deps.gateway.refund(intent.id)
  const now = deps.now()
  const notification = {
    key: sortableId(now),
    message: notificationTexts.refunded(payment.studentName, payment.courseName, refundReasons[reason]),
    createdOn: now,
  }
  const charge = { ...(intent.chargeId && { id: intent.chargeId }), failure_message: chargeFailures[reason] }
  const refunded: Payment = { ...marked, processing: false, status: 'refunded', charge }
  const ended = await endPayment(
    {
      payment: refunded,
      when: `attribute_exists(refunding) AND (${NOT_PAID})`,
      values: { ':failed': 'failed' },
      notification,
      more: [{ Put: { Item: refundItem(payment.studentId, payment.key) } }],
    },
    deps,
  )
  return ended === refunded ? { payment: ended, notification } : { payment: ended }
}

/**
 * Refunds a charge that succeeded although its payment had failed, because the card service could not be reached. Does
 * nothing for any other payment or intent.
 */
export async function refundLateCharge(payment: Payment, intentId: string, deps: PaymentDeps): Promise<void> {
  if (payment.processing || payment.status !== 'failed') return
  const intent = await deps.gateway.find(intentId)
  if (intent.status !== 'succeeded' || intent.paymentKey !== payment.key) return
  await publishSettlement(deps.publish, await refundCharge(payment, intent, 'paid-late', deps))
}
