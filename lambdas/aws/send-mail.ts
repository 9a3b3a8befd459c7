import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { academy } from '#domain/academy.ts'
import { requireEnv } from './env.ts'

/**
 * An e-mail with its text and HTML parts; `headers`, such as List-Unsubscribe; `replyTo`: who gets a reply, if not the
 * academy.
 */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  headers?: readonly { name: string; value: string }[]
}

/** Sends an e-mail. Throws if it was rejected. */
export type SendMail = (mail: Mail) => Promise<void>

let client: SESv2Client | undefined

/** Created on first use, because few calls send e-mails. */
const mails = () =>
  (client ??= new SESv2Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000 },
  }))

const part = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** Sends through SES from MAIL_FROM in the academy's name; replies go to the academy, or to `replyTo`. */
export const sendMail: SendMail = async ({ to, subject, text, html, replyTo, headers }) => {
  const Headers = headers?.map(({ name: Name, value: Value }) => ({ Name, Value }))
  await mails().send(
    new SendEmailCommand({
      FromEmailAddress: `"${academy.name}" <${requireEnv('MAIL_FROM')}>`,
      ReplyToAddresses: [replyTo ?? academy.contact.email],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) }, ...(Headers && { Headers }) },
      },
    }),
  )
}
