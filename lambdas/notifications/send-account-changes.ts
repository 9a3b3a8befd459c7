import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { changedMail } from '#domain/messages/account-mails.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { AccountChangeItem } from '#table/account.ts'
import { mailRecords, NEW_MS, type OwnerMail, type OwnerMailDeps } from './mail-records.ts'

function mailOf({ dynamodb }: DynamoDBRecord, { now, siteUrl }: OwnerMailDeps): OwnerMail | undefined {
  const change = streamImage<AccountChangeItem>(dynamodb?.NewImage)
  if (change?.type !== 'account-change' || change.at <= now() - NEW_MS) return undefined
  // Two of a kind within a minute are one to their owner, and nobody is mailed without end.
  const mark = `account-change#${change.uid}#${change.change}#${Math.floor(change.at / 60_000)}`
  return { user: change.uid, mark, mail: { to: change.email, ...changedMail(change, siteUrl) } }
}

/** Mails the owners of accounts what of them has changed (decision 0122), each change once, as `mailRecords` does. */
export const sendAccountChanges = (
  event: { Records?: DynamoDBRecord[] },
  deps: OwnerMailDeps,
): Promise<DynamoDBBatchResponse> =>
  mailRecords(event, { doing: 'account-change', mailOf: (record) => mailOf(record, deps) }, deps)
