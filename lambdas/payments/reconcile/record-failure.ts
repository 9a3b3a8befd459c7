import { notificationItem } from '#table/notification.ts'
import { paymentKey } from '#table/keys.ts'
import { notificationTexts, paymentTroubles } from '#domain/messages/notifications.ts'
import { paymentPath, type Payment, type TroubleCode } from '#domain/payments/payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

/** The number of reconciler failures on a payment, one a minute, before administrators are notified. */
export const FAILURES_BEFORE_TROUBLE = 3

/** Returns what prevents settlement, as far as the card service can tell. Whether the money was taken matters most. */
async function troubleOf(payment: Payment, undecided: boolean, { gateway }: PaymentDeps): Promise<TroubleCode> {
  if (payment.refunding !== undefined || payment.openPart !== undefined) return 'refund-failed'
  if (undecided) return 'undecided'
  try {
    const intent =
      payment.intentId === undefined ? await gateway.search(payment.key) : await gateway.find(payment.intentId)
    return intent?.status === 'succeeded' ? 'paid-not-enrolled' : 'card-service'
  } catch {
    return 'card-service'
  }
}

/** Holds while the payment is open and its failure count unchanged. */
const UNCHANGED =
  'attribute_exists(gsi2pk) AND (failures = :seen OR (attribute_not_exists(failures) AND :seen = :none))'

/** Stores the trouble and a notification, each once; the table's stream publishes the notification. */
async function writeTrouble(payment: Payment, code: TroubleCode, failures: number, deps: PaymentDeps): Promise<void> {
  const now = deps.now()
  const { studentName, courseName, key } = payment
  const message = notificationTexts.trouble(studentName, courseName, paymentTroubles[code])
  const notification = { key: sortableId(now), message, createdOn: now, path: paymentPath(key) }
  await transactWrite(deps.table, [
    {
      Update: {
        Key: paymentKey(key),
        UpdateExpression: 'SET failures = :failures, trouble = :trouble',
        ConditionExpression: `attribute_not_exists(trouble) AND ${UNCHANGED}`,
        ExpressionAttributeValues: {
          ':failures': failures,
          ':trouble': { since: now, code },
          ':seen': payment.failures ?? 0,
          ':none': 0,
        },
      },
    },
    { Put: { Item: notificationItem(notification) } },
  ])
}

/**
 * Counts a reconciler failure on the payment. The third in a row becomes its trouble, and administrators are notified
 * once. `undecided`: the card service answered neither yes nor no. Best effort: the next run counts again. Returns
 * whether the payment is in trouble.
 */
export async function recordFailure(payment: Payment, undecided: boolean, deps: PaymentDeps): Promise<boolean> {
  const failures = (payment.failures ?? 0) + 1
  const isStuck = failures >= FAILURES_BEFORE_TROUBLE
  try {
    if (isStuck) {
      const code = await troubleOf(payment, undecided, deps)
      if (!payment.trouble) await writeTrouble(payment, code, failures, deps)
      else if (payment.trouble.code !== code)
        await updateItem(deps.table, {
          Key: paymentKey(payment.key),
          UpdateExpression: 'SET trouble.code = :code',
          ConditionExpression: 'attribute_exists(trouble)',
          ExpressionAttributeValues: { ':code': code },
        })
    } else
      await updateItem(deps.table, {
        Key: paymentKey(payment.key),
        UpdateExpression: 'SET failures = :failures',
        ConditionExpression: UNCHANGED,
        ExpressionAttributeValues: { ':failures': failures, ':seen': payment.failures ?? 0, ':none': 0 },
      })
  } catch (error) {
    logError(error, { payment: payment.key, doing: 'note-failure' })
  }
  return isStuck
}

/** Clears failures and trouble of a payment that is validly waiting for the bank again. */
export async function clearFailures(payment: Payment, { table }: PaymentDeps): Promise<void> {
  if (payment.failures === undefined) return
  await updateItem(table, {
    Key: paymentKey(payment.key),
    UpdateExpression: 'REMOVE failures, trouble',
    ConditionExpression: 'attribute_exists(failures)',
  })
}
