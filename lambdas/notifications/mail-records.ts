import type { DynamoDBBatchItemFailure, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { sendOnce, type SendOnceDeps } from './send-once.ts'

/** What mails to the owners of accounts need; `siteUrl` has no slash at its end. */
export type OwnerMailDeps = SendOnceDeps & { siteUrl: string }

/** A mail to a user for a change of the table, and the mark under which it is sent once. */
export type OwnerMail = { user: string; mark: string; mail: Mail }

/** What is older is mailed no more: it was brought in. The stream keeps a record for a day. Milliseconds. */
export const NEW_MS = 24 * 60 * 60_000

/**
 * Sends what each record of a batch of the table's stream is to be mailed, once. Reports the records whose mail was not taken, so that the
 * stream brings them again; one failure stops no other.
 */
export async function mailRecords(
  { Records = [] }: { Records?: DynamoDBRecord[] },
  { doing, mailOf }: { doing: string; mailOf: (record: DynamoDBRecord) => OwnerMail | undefined },
  deps: OwnerMailDeps,
): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchItemFailure[] = []
  for (const record of Records) {
    const due = mailOf(record)
    if (due === undefined) continue
    try {
      await sendOnce(due.mark, due.mail, deps)
    } catch (error) {
      logError(error, { user: due.user, doing })
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
    }
  }
  return { batchItemFailures }
}
