import { academy } from '#domain/academy.ts'
import { INVITATION_DAYS } from '#domain/users/invitation.ts'
import { mailHtml, mailText, type MailContent } from '#domain/text/mail-layout.ts'

/** The e-mail of an invitation; `href` leads to the form with names and e-mail filled in. */
export function invitationMail(firstName: string, href: string): { subject: string; html: string; text: string } {
  const content: MailContent = {
    preheader: 'Sign up with this e-mail: your name is filled in',
    title: `You are invited to ${academy.name}`,
    parts: [
      { kind: 'text', text: `Dear ${firstName},` },
      {
        kind: 'text',
        text: `${academy.name} invites you to sign up as a student. You choose your own password; no one else knows it.`,
      },
      { kind: 'button', label: 'Sign up', href },
      {
        kind: 'text',
        text: `The link works for ${INVITATION_DAYS} days. You did not expect this? Ignore this e-mail.`,
      },
      {
        kind: 'text',
        text: `Questions? Call ${academy.contact.phone} (${academy.contact.hours}) or answer this e-mail.`,
      },
    ],
  }
  return { subject: `You are invited to ${academy.name}`, html: mailHtml(content), text: mailText(content) }
}
