import { academy } from '#domain/academy.ts'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { type ReceiptDeps, type ReceiptEvent, sendReceipts } from '#lambdas/payments/receipts/send-receipts.ts'

const deps: ReceiptDeps = {
  table: getTable(),
  sendMail,
  now: () => Date.now(),
  timeZone: academy.timeZone,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
}

/** Reads the table's stream, payments that were settled only; `{ "paymentKey": "…" }` sends a receipt by hand. */
export const handler = (event: ReceiptEvent) => sendReceipts(event, deps)
