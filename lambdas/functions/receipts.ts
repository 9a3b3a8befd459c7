import { academy } from '#domain/academy.ts'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { readChanges } from '#lambdas/dynamodb/changes.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { acceptInvitations } from '#lambdas/users/invitations/accept-invitations.ts'
import { sendContactMessages } from '#lambdas/notifications/send-contact-messages.ts'
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

const FOLLOWERS = [sendReceipts, sendWelcomes, sendAccountChanges, sendContactMessages, acceptInvitations]

/** A batch of the table's stream or, on an operator's request, the key of a payment whose receipt is missing. */
type ReceiptEvent = Partial<DynamoDBStreamEvent> & { paymentKey?: string }

/**
 * Reads only settled payments, new users, account changes, and contact messages from the table's stream; `{ "paymentKey": "…" }` sends a
 * receipt manually.
 */
export async function handler({ paymentKey, ...event }: ReceiptEvent): Promise<DynamoDBBatchResponse> {
  if (paymentKey !== undefined) await sendReceiptOf(paymentKey, deps)
  const changes = readChanges(event)
  const failed: string[] = []
  for (const follow of FOLLOWERS) failed.push(...(await follow(changes, deps)))
  return { batchItemFailures: [...new Set(failed)].map((itemIdentifier) => ({ itemIdentifier })) }
}
