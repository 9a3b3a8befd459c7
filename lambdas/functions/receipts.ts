import { academy } from '#domain/academy.ts'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { readChanges } from '#lambdas/dynamodb/changes.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { acceptInvitations } from '#lambdas/users/invitations/accept-invitations.ts'
import { sendAccountChanges } from '#lambdas/notifications/send-account-changes.ts'
import { sendWelcomes } from '#lambdas/notifications/send-welcomes.ts'
import { type ReceiptDeps, sendReceiptOf, sendReceipts } from '#lambdas/notifications/send-receipts.ts'

const deps: ReceiptDeps = {
  table: getTable(),
  sendMail,
  now: () => Date.now(),
  timeZone: academy.timeZone,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
}

const FOLLOWERS = [sendReceipts, sendWelcomes, sendAccountChanges, acceptInvitations]

/** A batch of the table's stream, or, by an operator's hand, the key of a payment whose receipt did not come. */
type ReceiptEvent = Partial<DynamoDBStreamEvent> & { paymentKey?: string }

/** Reads the table's stream, settled payments, new users and changes of accounts only; `{ "paymentKey": "…" }` sends a receipt by hand. */
export async function handler({ paymentKey, ...event }: ReceiptEvent): Promise<DynamoDBBatchResponse> {
  if (paymentKey !== undefined) await sendReceiptOf(paymentKey, deps)
  const changes = readChanges(event)
  const failed: string[] = []
  for (const follow of FOLLOWERS) failed.push(...(await follow(changes, deps)))
  return { batchItemFailures: [...new Set(failed)].map((itemIdentifier) => ({ itemIdentifier })) }
}
