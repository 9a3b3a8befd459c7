import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { welcomeMail } from '#domain/messages/account-mails.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { UserItem } from '#table/user.ts'
import { mailRecords, NEW_MS, type OwnerMail, type OwnerMailDeps } from './mail-records.ts'

/** Of a student whose record a change of the table made; undefined for every other change. */
function mailOf({ dynamodb }: DynamoDBRecord, { now, siteUrl }: OwnerMailDeps): OwnerMail | undefined {
  const before = streamImage<UserItem>(dynamodb?.OldImage)
  const user = streamImage<UserItem>(dynamodb?.NewImage)
  if (before !== undefined || user?.type !== 'user' || user.userType !== 'Student') return undefined
  if (user.dateCreated <= now() - NEW_MS) return undefined
  return {
    user: user.uid,
    mark: `welcome#${user.uid}`,
    mail: { to: user.email, ...welcomeMail(user.firstName, siteUrl) },
  }
}

/** Greets the students whose accounts a batch of the table's stream made, each once, as `mailRecords` does. */
export const sendWelcomes = (
  event: { Records?: DynamoDBRecord[] },
  deps: OwnerMailDeps,
): Promise<DynamoDBBatchResponse> =>
  mailRecords(event, { doing: 'welcome', mailOf: (record) => mailOf(record, deps) }, deps)
