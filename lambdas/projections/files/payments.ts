import type { DynamoDBStreamEvent } from 'aws-lambda'
import { type PaymentItem, paymentOf } from '#table/payment.ts'
import { paymentChunk } from '#table/search-files.ts'
import { dayOf } from '#domain/dashboard/sales.ts'
import { byNewest, paymentEntry, type PaymentEntry } from '#domain/search/payment-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import { type Changes, type FileEntries, rewriteFiles } from './rewrite-files.ts'

/** What a batch of the stream changes in the files of payments, one a day of the academy: of several changes, the last. */
function changedPayments({ Records: records }: DynamoDBStreamEvent, timeZone: string): Changes<string, PaymentEntry> {
  const changes: Changes<string, PaymentEntry> = new Map()
  for (const { dynamodb } of records) {
    const after = streamImage<PaymentItem>(dynamodb?.NewImage)
    const item = after ?? streamImage<PaymentItem>(dynamodb?.OldImage)
    if (item?.type !== 'payment') continue
    const file = paymentChunk(dayOf(item.date, timeZone))
    const entries = changes.get(file) ?? new Map<string, PaymentEntry | undefined>()
    entries.set(item.key, after?.type === 'payment' ? paymentEntry(paymentOf(after)) : undefined)
    changes.set(file, entries)
  }
  return changes
}

/**
 * Brings the files of payments up to what a batch of the stream says (decision 0026), as `keepSearchFiles` does the others.
 * Gives every file that the batch names as it then is.
 */
export const projectPayments = (
  event: DynamoDBStreamEvent,
  files: SearchFiles,
  timeZone: string,
): Promise<FileEntries<PaymentEntry>> =>
  rewriteFiles(files, changedPayments(event, timeZone), { idOf: ({ key }) => key, compare: byNewest })
