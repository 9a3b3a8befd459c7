import { isActive } from '#domain/courses/availability.ts'
import { notificationTexts, refundReasons } from '#domain/messages/notifications.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import type { Notification } from '#domain/users/user.ts'
import { paymentPath, type Payment, type RefundReason } from '#domain/payments/payment.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { progressKey } from '#table/keys.ts'
import { notificationItem } from '#table/notification.ts'
import { paymentItem, type PaymentItem, paymentOf } from '#table/payment.ts'
import { type ProgressItem, progressOf } from '#table/progress.ts'
import { endOpenAttempts, endTestsWrites } from '#lambdas/attempts/end-tests.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { endWrites } from '#lambdas/progress/enrolment/end-progress.ts'
import { ifMoneyAsRead } from '#lambdas/payments/money-version.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { publishSettlement, type Settlement } from '#lambdas/payments/settle/publish-settlement.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/**
 * The writes that end the progress, with its own first, those that end its tests, and how many tests remain for later.
 */
type EndWrites = { held: Write[]; tests: Write[]; rest: number }

/** Returns the active progress that the payment opened. A progress of version 1.0.0 doesn't name its payment. */
async function findActive(payment: Payment, now: number, { table }: PaymentDeps): Promise<Progress | undefined> {
  if (payment.progressKey === undefined) return undefined
  const key = progressKey(payment.studentId, payment.progressKey)
  const item = await getItem<ProgressItem>(table, key, { consistent: true })
  return item && isActive(item.endTime, now) ? { ...progressOf(item), paymentKey: payment.key } : undefined
}

/** Returns a paid payment after its full refund. */
const refundedPayment = ({ openPart: _openPart, ...payment }: Payment, reason: RefundReason): Payment => ({
  ...payment,
  refunding: reason,
  status: 'refunded',
  charge: { ...payment.charge, failure_message: chargeFailures[reason] },
})

function notificationOf({ key, studentName, courseName, refund }: Payment, reason: RefundReason, now: number) {
  const why = refund ? `${refund.reason} (${refund.by})` : refundReasons[reason]
  return {
    key: sortableId(now),
    message: notificationTexts.refunded(studentName, courseName, why),
    createdOn: now,
    path: paymentPath(key),
  }
}

/** The number of writes in every such transaction. */
const ALWAYS = 2

const always = (payment: Payment, notification: Notification): Write[] => [
  {
    Put: {
      Item: paymentItem(payment),
      ...ifMoneyAsRead(payment, 'paid'),
    },
  },
  { Put: { Item: notificationItem(notification) } },
]

/** Returns what ends with the refund besides the payment: the progress and its dependents, and running tests. */
async function endsOf(active: Progress | undefined, now: number, { table }: PaymentDeps): Promise<EndWrites> {
  if (!active) return { held: [], tests: [], rest: 0 }
  const ending = { uid: active.studentId, progress: active.key, endTime: now }
  // No test starts before its course does.
  const { writes, rest } = active.endTime === 0 ? { writes: [], rest: 0 } : await endTestsWrites(table, ending)
  return { held: endWrites(active, now), tests: writes, rest }
}

/** Ends the tests that exceed one transaction; those that fail here end at their own deadlines. */
async function endRest({ studentId, key, endTime }: Progress, { table }: PaymentDeps): Promise<void> {
  try {
    await endOpenAttempts(table, { uid: studentId, progress: key, endTime })
  } catch (error) {
    logError(error, { doing: 'end-attempts', progress: key })
  }
}

/**
 * Records that the money of a paid payment was returned, once and in one transaction: marks the payment refunded, ends
 * its progress and running tests, frees ownership, place, and seat, and notifies administrators. Only an earlier end
 * prevents it, because the money is already gone. Returns what to publish; only the payment if another call was faster.
 */
export async function recordRefund(paid: Payment, deps: PaymentDeps): Promise<Settlement> {
  const reason = paid.refunding ?? 'at-card-service'
  let payment = refundedPayment(paid, reason)
  const lost = new Set<number>()
  return retryOnConflict({ failure: 'A refund could not be written down', attempts: 10 }, async () => {
    const now = deps.now()
    const active = await findActive(payment, now, deps)
    const notification = notificationOf(payment, reason, now)
    const { held, tests, rest } = await endsOf(active, now, deps)
    const ends = held.filter((_, index) => !lost.has(index))
    const written = await transactWrite(deps.table, [...always(payment, notification), ...ends, ...tests])
    if (written.ok) {
      const progress = active && { ...active, endTime: now }
      if (progress && rest > 0) await endRest(progress, deps)
      return { payment, notification, ...(progress && { progress }) }
    }
    if (written.index === 0) {
      const item = storedItem<PaymentItem>(written)
      if (!item) throw new Error('A payment that was being refunded is gone')
      const current = paymentOf(item)
      if (current.status !== 'paid') return { payment: current }
      // A partial refund or a dispute was recorded concurrently.
      payment = refundedPayment({ ...current, ...(paid.refund && { refund: paid.refund }) }, reason)
      return CONFLICT
    }
    // The student started the course, or started or finished a test, concurrently, so the call retries. Locks and seats
    // that this payment no longer holds need no release.
    for (const index of written.failed) {
      const write = ends[index - ALWAYS]
      if (write && held.indexOf(write) > 0) lost.add(held.indexOf(write))
    }
    return CONFLICT
  })
}

/**
 * Continues the refund of a paid payment whose intent is stored: requests it from the card service (idempotent),
 * records the end, and notifies student and administrators. Returns the payment afterward. Throws `RefundRefused`, or
 * an error when the card service cannot be reached; the intent then stays for the reconciler.
 */
export async function completeRefund(payment: Payment, deps: PaymentDeps): Promise<Payment> {
  if (payment.intentId === undefined) throw new Error('A paid payment has no intent')
  await deps.gateway.refund(payment.intentId)
  const ended = await recordRefund(payment, deps)
  if (ended.notification) await publishSettlement(deps.publish, ended)
  return ended.payment
}
