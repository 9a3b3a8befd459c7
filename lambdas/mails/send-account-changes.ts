import type { DynamoDBBatchItemFailure, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { changedMail } from '#domain/messages/account-mails.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import { logError } from '#lambdas/field/log-error.ts'
import type { AccountChangeItem } from '#table/account-change.ts'
import { sendOnce } from './send-once.ts'
import type { WelcomeDeps } from './send-welcomes.ts'

/** A change older than this is mailed no more: it was brought in. Milliseconds. */
const NEW_MS = 24 * 60 * 60_000

async function send(record: DynamoDBRecord, deps: WelcomeDeps): Promise<DynamoDBBatchItemFailure[]> {
  const change = streamImage<AccountChangeItem>(record.dynamodb?.NewImage)
  if (change?.type !== 'account-change' || change.at <= deps.now() - NEW_MS) return []
  try {
    const mail = { to: change.email, ...changedMail(change, deps.siteUrl) }
    // Two of a kind within a minute are one to their owner, and nobody is mailed without end.
    const minute = Math.floor(change.at / 60_000)
    await sendOnce(`account-change#${change.uid}#${change.change}#${minute}`, mail, deps)
    return []
  } catch (error) {
    logError(error, { user: change.uid, doing: 'account-change' })
    return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }]
  }
}

/**
 * Mails the owners of accounts what of them has changed (decision 0122), each change once. Reports the records whose mail was not taken, so
 * that the stream brings them again; one failure stops no other.
 */
export async function sendAccountChanges(
  { Records = [] }: { Records?: DynamoDBRecord[] },
  deps: WelcomeDeps,
): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchItemFailure[] = []
  for (const record of Records) batchItemFailures.push(...(await send(record, deps)))
  return { batchItemFailures }
}
