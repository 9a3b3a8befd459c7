import { academy } from '#domain/academy.ts'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { acceptInvitations } from '#lambdas/users/invitations/accept-invitations.ts'
import { sendAccountChanges } from '#lambdas/notifications/send-account-changes.ts'
import { sendWelcomes } from '#lambdas/notifications/send-welcomes.ts'
import { type ReceiptDeps, type ReceiptEvent, sendReceipts } from '#lambdas/notifications/send-receipts.ts'

const deps: ReceiptDeps = {
  table: getTable(),
  sendMail,
  now: () => Date.now(),
  timeZone: academy.timeZone,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
}

/** Reads the table's stream, settled payments, new users and changes of accounts only; `{ "paymentKey": "…" }` sends a receipt by hand. */
export async function handler(event: ReceiptEvent): Promise<DynamoDBBatchResponse> {
  const receipts = await sendReceipts(event, deps)
  const welcomes = await sendWelcomes(event, deps)
  const changes = await sendAccountChanges(event, deps)
  const invitations = await acceptInvitations(event, deps)
  return { batchItemFailures: [receipts, welcomes, changes, invitations].flatMap((part) => part.batchItemFailures) }
}
