import type { Notification } from '#domain/users/user.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { progressReply } from '#table/progress.ts'
import { PUBLISH_PAYMENT } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import { paymentFacts } from '#table/payment.ts'

/** Publishes a payment's state to the buyer and the administrators. Best effort. */
export async function publishPayment(publish: Publish, payment: Payment): Promise<void> {
  try {
    await publish(PUBLISH_PAYMENT, { input: paymentFacts(payment) })
  } catch (error) {
    logError(error, { payment: payment.key, doing: 'publish' })
  }
}

/** A payment's outcome, for subscribers. */
export type Settlement = { payment: Payment; progress?: Progress; notification?: Notification }

/**
 * Publishes to buyer and student. Best effort: a failure to publish does not undo the settlement. Administrators
 * receive the notification through the table's stream.
 */
export async function publishSettlement(publish: Publish, settlement: Settlement): Promise<void> {
  const { payment, progress } = settlement
  await Promise.all([publishPayment(publish, payment), progress && notifyStudent(publish, progressReply(progress))])
}
