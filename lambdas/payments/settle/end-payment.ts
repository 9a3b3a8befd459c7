import { chargeFailures } from '#domain/messages/registration.ts'
import type { Notification } from '#domain/users/user.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { IS_HELD_BY_PAYMENT } from '#table/progress.ts'
import { enrolmentLockKey } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { paymentItem, type PaymentItem, paymentOf } from '#table/payment.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { releaseHold } from '#lambdas/payments/seat-writes.ts'

/** Returns the writes that release what the payment held, if it still holds it. */
const releases = (payment: Payment): Write[] => [
  {
    Delete: {
      Key: enrolmentLockKey(payment.studentId, payment.group),
      ConditionExpression: IS_HELD_BY_PAYMENT,
      ExpressionAttributeValues: { ':payment': payment.key },
    },
  },
  ...(payment.courseType === 'Live' ? [releaseHold(payment)] : []),
]

/**
 * The new payment, with the condition `when` and its `values` for ending it; `more` holds writes without a condition.
 */
export type Ending = {
  payment: Payment
  when: string
  values: Record<string, unknown>
  notification?: Notification
  more?: readonly Write[]
}

/**
 * Ends a payment without an enrollment and releases the seat and the lock, in one transaction. Returns the payment
 * afterward: another call may have been faster. Needs no `retryOnConflict`, because nothing is reread and each round
 * has fewer writes.
 */
export async function endPayment(
  { payment, when, values, notification, more = [] }: Ending,
  { table }: PaymentDeps,
): Promise<Payment> {
  const must: Write[] = [
    {
      Put: {
        Item: paymentItem(payment),
        ConditionExpression: when,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: values,
      },
    },
    ...(notification ? [{ Put: { Item: notificationItem(notification) } }] : []),
    ...more,
  ]
  let held = releases(payment)
  for (;;) {
    const written = await transactWrite(table, [...must, ...held])
    if (written.ok) return payment
    if (written.index < must.length) {
      const item = storedItem<PaymentItem>(written)
      if (!item) throw new Error('A payment that was being settled is gone')
      return paymentOf(item)
    }
    // Drops releases of what is no longer held.
    held = held.filter((_, index) => !written.failed.includes(must.length + index))
  }
}

/** What is known of a charge that failed. `failure`: the message for the buyer. */
export type FailedCharge = { intentId?: string; chargeId?: string; failure?: string }

/** Ends a payment whose card was not charged: stores the failure message, and frees the seat and lock (spec 1.4.20). */
export const failPayment = (payment: Payment, failed: FailedCharge, deps: PaymentDeps): Promise<Payment> =>
  endPayment(
    {
      payment: {
        ...payment,
        ...(failed.intentId === undefined ? {} : { intentId: failed.intentId }),
        processing: false,
        status: 'failed',
        charge: {
          ...(failed.chargeId === undefined ? {} : { id: failed.chargeId }),
          failure_message: failed.failure ?? chargeFailures['card-failed'],
        },
      },
      when: 'processing = :true AND attribute_not_exists(refunding) AND attribute_not_exists(#status)',
      values: { ':true': true },
    },
    deps,
  )
