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

/** The trouble of a payment that still needs attention. */
const troubleOf = (payment: PaymentItem | undefined): PaymentTrouble | undefined =>
  payment && isOpenPayment(payment) ? payment.trouble : undefined

/** The payments whose trouble is over after a batch of the stream. */
const settledIn = (changes: readonly Change<'payment'>[]): Settled[] =>
  changes.flatMap(({ before, after, item }) => {
    const trouble = troubleOf(before)
    return trouble && troubleOf(after) === undefined ? [{ path: paymentPath(item.key), since: trouble.since }] : []
  })

/**
 * Takes away the notice that a payment needs attention once it needs none: it was settled, its money is back, or the bank decides
 * again. A batch that comes again finds nothing to take away. The notice was written at the trouble's time, which its key begins with.
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
