import type { DynamoDBBatchItemFailure, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { welcomeMail } from '#domain/messages/account-mails.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import { logError } from '#lambdas/field/log-error.ts'
import type { UserItem } from '#table/user.ts'
import { sendOnce, type SendOnceDeps } from './send-once.ts'

/** An account older than this is not greeted: its record was brought in. The stream keeps a record for a day. Milliseconds. */
const NEW_MS = 24 * 60 * 60_000

/** What greeting needs; `siteUrl` has no slash at its end. */
export type WelcomeDeps = SendOnceDeps & { siteUrl: string }

/** The student whose record a change of the table made; undefined for every other change. */
function newStudentOf({ dynamodb }: DynamoDBRecord, now: number): UserItem | undefined {
  const before = streamImage<UserItem>(dynamodb?.OldImage)
  const after = streamImage<UserItem>(dynamodb?.NewImage)
  if (before !== undefined || after?.type !== 'user' || after.userType !== 'Student') return undefined
  return after.dateCreated > now - NEW_MS ? after : undefined
}

async function greet(record: DynamoDBRecord, deps: WelcomeDeps): Promise<DynamoDBBatchItemFailure[]> {
  const user = newStudentOf(record, deps.now())
  if (!user) return []
  try {
    await sendOnce(`welcome#${user.uid}`, { to: user.email, ...welcomeMail(user.firstName, deps.siteUrl) }, deps)
    return []
  } catch (error) {
    logError(error, { user: user.uid, doing: 'welcome' })
    return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }]
  }
}

/**
 * Greets the students whose accounts a batch of the table's stream made, each once. Reports the records whose mail was not taken,
 * so that the stream brings them again; one failure stops no other.
 */
export async function sendWelcomes(
  { Records = [] }: { Records?: DynamoDBRecord[] },
  deps: WelcomeDeps,
): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchItemFailure[] = []
  for (const record of Records) batchItemFailures.push(...(await greet(record, deps)))
  return { batchItemFailures }
}
