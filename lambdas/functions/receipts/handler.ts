import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { academy } from '#domain/academy.ts'
import { requireEnv } from '#lambdas/aws/env.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import {
  type ReceiptDeps,
  type ReceiptEvent,
  type SendMail,
  sendReceipts,
} from '#lambdas/payments/receipts/send-receipts.ts'

const mails = new SESv2Client({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000 },
})

const part = (Data: string) => ({ Data, Charset: 'UTF-8' })

const sendMail: SendMail = async ({ to, subject, text, html }) => {
  await mails.send(
    new SendEmailCommand({
      FromEmailAddress: `"${academy.name}" <${requireEnv('MAIL_FROM')}>`,
      ReplyToAddresses: [academy.contact.email],
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } } },
    }),
  )
}

const deps: ReceiptDeps = {
  table: getTable(),
  sendMail,
  now: () => Date.now(),
  timeZone: academy.timeZone,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
}

/** Reads the table's stream, payments that were settled only; `{ "paymentKey": "…" }` sends a receipt by hand. */
export const handler = (event: ReceiptEvent) => sendReceipts(event, deps)
