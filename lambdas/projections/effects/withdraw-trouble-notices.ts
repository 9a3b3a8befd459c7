import { isTroubleNotice } from '#domain/messages/notifications.ts'
import { isOpenPayment, paymentPath, type PaymentTrouble } from '#domain/payments/payment.ts'
import { notificationKey, notifications } from '#table/keys.ts'
import type { NotificationItem } from '#table/notification.ts'
import type { PaymentItem } from '#table/payment.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { timePart } from '#lambdas/field/ids.ts'

type Settled = { path: string; since: number }

/** Returns the trouble of a payment that still needs attention. */
const troubleOf = (payment: PaymentItem | undefined): PaymentTrouble | undefined =>
  payment && isOpenPayment(payment) ? payment.trouble : undefined

/** Returns the payments whose trouble ended in a batch. */
const settledIn = (changes: readonly Change<'payment'>[]): Settled[] =>
  changes.flatMap(({ before, after, item }) => {
    const trouble = troubleOf(before)
    return trouble && troubleOf(after) === undefined ? [{ path: paymentPath(item.key), since: trouble.since }] : []
  })

/**
 * Withdraws the notice about a payment once it needs no attention: it was settled or refunded, or the bank decides
 * again. Idempotent. The notice's key begins with the trouble's time.
 */
export async function withdrawTroubleNotices(
  changes: readonly Change<'payment'>[],
  { table }: { table: Table },
): Promise<void> {
  for (const { path, since } of settledIn(changes)) {
    const items = await queryItems<NotificationItem>(table, { ...notifications, prefix: timePart(since) })
    const gone = items.filter((item) => item.path === path && isTroubleNotice(item.message))
    if (gone.length > 0)
      await transactWrite(
        table,
        gone.map(({ key }) => ({ Delete: { Key: notificationKey(key) } })),
      )
  }
}
