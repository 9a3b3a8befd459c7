import { amountText } from '#domain/courses/price.ts'
import { notificationTexts } from '#domain/messages/notifications.ts'
import { disputedSince, isOpenDispute, amountLost } from '#domain/payments/dispute.ts'
import { type Dispute, paymentPath, type Payment } from '#domain/payments/payment.ts'
import { withCondition } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { ifMoneyAsRead, nextMoneyVersion } from '#lambdas/payments/money-version.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { settlePayment } from '#lambdas/payments/settle/settle-payment.ts'
import { notificationKey, paymentKey } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'

/** A dispute to store, and its additional writes. */
type Change = { dispute: Dispute; writes: Write[] }

/** An older version announced its dispute without recording the notification. */
const isAnnounced = ({ disputed, disputes }: Payment): boolean => disputed !== undefined && disputes === undefined

/** Announces a new open dispute, withdraws the notice of a closed one, and reports the loss of a lost one. */
function changeOf(dispute: Dispute, payment: Payment, now: number): Change {
  const before = payment.disputes?.find(({ id }) => id === dispute.id)
  const { studentName, courseName, key } = payment
  const announce = (message: string) => {
    const notification = { key: sortableId(now), message, createdOn: now, path: paymentPath(key) }
    return { key: notification.key, write: { Put: { Item: notificationItem(notification) } } }
  }
  if (isOpenDispute(dispute)) {
    if (before?.notice !== undefined) return { dispute: { ...dispute, notice: before.notice }, writes: [] }
    if ((before && isOpenDispute(before)) || isAnnounced(payment)) return { dispute, writes: [] }
    const notice = announce(notificationTexts.disputed(studentName, courseName))
    return { dispute: { ...dispute, notice: notice.key }, writes: [notice.write] }
  }
  const isNewlyLost = dispute.status === 'lost' && before?.status !== 'lost'
  const lost = notificationTexts.disputeLost(studentName, courseName, amountText(dispute.amount))
  return {
    dispute,
    writes: [
      ...(before?.notice === undefined ? [] : [{ Delete: { Key: notificationKey(before.notice) } }]),
      ...(isNewlyLost ? [announce(lost).write] : []),
    ],
  }
}

/** Stores the disputes with their notifications if the payment is as read. */
async function write(payment: Payment, changes: readonly Change[], deps: PaymentDeps): Promise<boolean> {
  const disputes = changes.map(({ dispute }) => dispute)
  const since = disputedSince(disputes)
  const update = {
    UpdateExpression:
      'SET disputes = :disputes, lostAmount = :lost, moneyVersion = :version' +
      (since === undefined ? ' REMOVE disputed' : ', disputed = :since'),
    ExpressionAttributeValues: {
      ':disputes': disputes,
      ':lost': amountLost(disputes, payment.amount),
      ':version': nextMoneyVersion(payment),
      ...(since !== undefined && { ':since': since }),
    },
  }
  const written = await transactWrite(deps.table, [
    { Update: { Key: paymentKey(payment.key), ...withCondition(update, ifMoneyAsRead(payment, 'paid', 'refunded')) } },
    ...changes.flatMap(({ writes }) => writes),
  ])
  return written.ok
}

/**
 * Records a charge's disputes as the card service lists them, so duplicate, late, and reordered events have no effect.
 * Notifies administrators once of an open dispute and withdraws that notice when it closes; subtracts a lost one from
 * the net (`moneyOf`). The course continues until an administrator removes the student or the money is refunded.
 * Settles a running payment first.
 */
export async function recordDisputes(intentId: string, deps: PaymentDeps): Promise<void> {
  const { paymentKey: key } = await deps.gateway.find(intentId)
  if (key === undefined) return
  const running = await findPayment(deps.table, key)
  if (running?.processing === true) await settlePayment(running, deps)
  await retryOnConflict({ failure: 'Disputes could not be recorded', attempts: 10 }, async () => {
    // Read before the request to the card service, so that a list older than the stored one fails on the version.
    const payment = await findPayment(deps.table, key)
    if (payment?.status !== 'paid' && payment?.status !== 'refunded') return undefined
    const listed = await deps.gateway.disputes(intentId)
    const changes = listed.map((dispute) => changeOf(dispute, payment, deps.now()))
    const same = JSON.stringify(changes.map(({ dispute }) => dispute)) === JSON.stringify(payment.disputes ?? [])
    if (same) return undefined
    return (await write(payment, changes, deps)) ? undefined : CONFLICT
  })
}
