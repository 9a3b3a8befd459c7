import { academy } from '#domain/academy.ts'
import { mailHtml, mailText, type MailContent } from '#domain/text/mail-layout.ts'
import type { ContactMessage } from '#domain/users/contact-message.ts'

/** The email that brings a visitor's message to the academy; a reply goes to the visitor. */
export function contactMail({ name, email, message }: ContactMessage): { subject: string; html: string; text: string } {
  const content: MailContent = {
    preheader: `${name} wrote on the contact page`,
    title: 'A message from the contact page',
    parts: [
      {
        kind: 'facts',
        facts: [
          ['From', name],
          ['Email', email],
        ],
      },
      ...message.split(/\s*\n+\s*/).map((text) => ({ kind: 'text', text }) as const),
      {
        kind: 'text',
        text: `Reply to this email to answer ${name}. Anyone can enter any address, so check before you share details of an account.`,
      },
    ],
  }
  return { subject: `${academy.name}: message from ${name}`, html: mailHtml(content), text: mailText(content) }
}
