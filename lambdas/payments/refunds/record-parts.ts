import { amountText } from '#domain/courses/price.ts'
import { notificationTexts } from '#domain/messages/notifications.ts'
import { refundedAtCardService } from '#domain/messages/payments.ts'
import type { Notification } from '#domain/users/user.ts'
import { paymentPath, type PartRefund, type Payment } from '#domain/payments/payment.ts'
import { withCondition } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { paymentKey } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { ifMoneyAsRead, nextMoneyVersion } from '#lambdas/payments/money-version.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import type { GatewayRefund } from '#lambdas/payments/stripe/payment-gateway.ts'
import { publishPayment, publishSettlement } from '#lambdas/payments/settle/publish-settlement.ts'
import { recordRefund } from './record-refund.ts'

/** Returns a partial refund with its author and reason: as recorded, as requested here, or made at the card service. */
function partOf({ id, amount, created, request }: GatewayRefund, { partRefunds = [], openPart }: Payment): PartRefund {
  const known = partRefunds.find((part) => part.id === id)
  if (known) return { ...known, amount }
  if (openPart && openPart.request === request) return { ...openPart, id, amount }
  return { ...refundedAtCardService, date: created, id, amount }
}

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Returns notifications for administrators about refunded parts and those that failed. */
function notificationsOf(payment: Payment, parts: readonly PartRefund[], now: number): Notification[] {
  const { key, studentName, courseName, partRefunds: before = [] } = payment
  const isMissingFrom = (list: readonly PartRefund[]) => (part: PartRefund) => list.every(({ id }) => id !== part.id)
  const messages = [
    ...parts
      .filter(isMissingFrom(before))
      .map(({ amount, reason, by }) =>
        notificationTexts.partRefunded(studentName, courseName, amountText(amount), `${reason} (${by})`),
      ),
    ...before
      .filter(isMissingFrom(parts))
      .map(({ amount }) => notificationTexts.partFailed(studentName, courseName, amountText(amount))),
  ]
  return messages.map((message) => ({ key: sortableId(now), message, createdOn: now, path: paymentPath(key) }))
}

/** Stores the partial refunds, whether the open one was answered, and the notifications, if the payment is as read. */
async function write(payment: Payment, parts: readonly PartRefund[], answered: boolean, deps: PaymentDeps) {
  const notifications = notificationsOf(payment, parts, deps.now())
  const update = {
    UpdateExpression:
      'SET partRefunds = :parts, refundedAmount = :sum, moneyVersion = :version' +
      (answered ? ' REMOVE openPart, gsi2pk, gsi2sk, failures, trouble' : ''),
    ExpressionAttributeValues: { ':parts': parts, ':sum': sumOf(parts), ':version': nextMoneyVersion(payment) },
  }
  return transactWrite(deps.table, [
    { Update: { Key: paymentKey(payment.key), ...withCondition(update, ifMoneyAsRead(payment, 'paid')) } },
    ...notifications.map((notification) => ({ Put: { Item: notificationItem(notification) } })),
  ])
}

/**
 * Returns the refund that ended a payment refunded in parts: by the requester of the last part, or made at the card
 * service.
 */
function lastRefund({ openPart }: Payment, listed: readonly GatewayRefund[], now: number) {
  const last = listed.findLast(({ live }) => live)
  if (openPart === undefined || last?.request !== openPart.request)
    return { refunding: 'at-card-service', refund: { ...refundedAtCardService, date: now } } as const
  const { amount: _amount, ...refund } = openPart
  return { refunding: 'by-administrator', refund } as const
}

/** The parts add up to the whole payment, so this ends the purchase. */
async function endWhole(payment: Payment, listed: readonly GatewayRefund[], deps: PaymentDeps): Promise<Payment> {
  const ended = await recordRefund({ ...payment, ...lastRefund(payment, listed, deps.now()) }, deps)
  if (ended.notification) await publishSettlement(deps.publish, ended)
  return ended.payment
}

/**
 * Records the partial refunds of a paid payment as the card service lists them, no matter who requested them: each
 * once; a repeat has no effect. Removes one that did not arrive. Notifies administrators and the buyer's screens.
 * Returns the payment afterward, or undefined if there is none. Leaves payments with a full refund, finished or
 * running, to `recordRefund`.
 */
export async function recordParts(key: string, deps: PaymentDeps): Promise<Payment | undefined> {
  return retryOnConflict({ failure: 'Refunds of a part could not be recorded', attempts: 10 }, async () => {
    // Read before the request to the card service, so that a list older than the stored one fails on the version.
    const payment = await findPayment(deps.table, key)
    if (payment?.status !== 'paid' || payment.refunding !== undefined || payment.intentId === undefined) return payment
    const listed = await deps.gateway.refunds(payment.intentId)
    const parts = listed.filter(({ live }) => live).map((refund) => partOf(refund, payment))
    const { openPart, partRefunds = [] } = payment
    const answered = openPart !== undefined && listed.some(({ request }) => request === openPart.request)
    if (!answered && JSON.stringify(parts) === JSON.stringify(partRefunds)) return payment
    if (sumOf(parts) >= payment.amount) return endWhole(payment, listed, deps)
    const written = await write(payment, parts, answered, deps)
    if (!written.ok) return CONFLICT
    const current = await findPayment(deps.table, key)
    if (current) await publishPayment(deps.publish, current)
    return current
  })
}
