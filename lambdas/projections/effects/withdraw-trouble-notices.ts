import type { DynamoDBStreamEvent } from 'aws-lambda'
import { isTroubleNotice } from '#domain/messages/notifications.ts'
import { isOpenPayment, paymentPath, type PaymentTrouble } from '#domain/payments/payment.ts'
import { notificationKey, notifications } from '#table/keys.ts'
import type { NotificationItem } from '#table/notification.ts'
import type { PaymentItem } from '#table/payment.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { timePart } from '#lambdas/field/ids.ts'

type Settled = { path: string; since: number }

/** The trouble of a payment that still needs attention, from an image of the stream. */
function troubleIn(image: PaymentItem | undefined): PaymentTrouble | undefined {
  return image?.type === 'payment' && isOpenPayment(image) ? image.trouble : undefined
}

/** The payments whose trouble is over after a batch of the stream. */
const settledIn = ({ Records: records }: DynamoDBStreamEvent): Settled[] =>
  records.flatMap(({ dynamodb }) => {
    const before = streamImage<PaymentItem>(dynamodb?.OldImage)
    const trouble = troubleIn(before)
    const isOver = trouble !== undefined && troubleIn(streamImage<PaymentItem>(dynamodb?.NewImage)) === undefined
    return before && isOver ? [{ path: paymentPath(before.key), since: trouble.since }] : []
  })

/**
 * Takes away the notice that a payment needs attention once it needs none: it was settled, its money is back, or the bank decides
 * again. A batch that comes again finds nothing to take away. The notice was written at the trouble's time, which its key begins with.
 */
export async function withdrawTroubleNotices(event: DynamoDBStreamEvent, { table }: { table: Table }): Promise<void> {
  for (const { path, since } of settledIn(event)) {
    const items = await queryItems<NotificationItem>(table, { ...notifications, prefix: timePart(since) })
    const gone = items.filter((item) => item.path === path && isTroubleNotice(item.message))
    if (gone.length > 0)
      await transactWrite(
        table,
        gone.map(({ key }) => ({ Delete: { Key: notificationKey(key) } })),
      )
  }
}
