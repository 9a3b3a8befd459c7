import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { academy } from '#domain/academy.ts'
import { requireEnv } from './env.ts'

/** A mail in both of its parts; `headers` are those of List-Unsubscribe and the like. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: readonly { name: string; value: string }[]
}

/** Hands a mail over; throws when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>

let client: SESv2Client | undefined

/** Created at its first use: few calls mail. */
const mails = () =>
  (client ??= new SESv2Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000 },
  }))

const part = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** Sends by SES, from MAIL_FROM in the academy's name; answers go to the academy. */
export const sendMail: SendMail = async ({ to, subject, text, html, headers }) => {
  const Headers = headers?.map(({ name: Name, value: Value }) => ({ Name, Value }))
  await mails().send(
    new SendEmailCommand({
      FromEmailAddress: `"${academy.name}" <${requireEnv('MAIL_FROM')}>`,
      ReplyToAddresses: [academy.contact.email],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) }, ...(Headers && { Headers }) },
      },
    }),
  )
}
