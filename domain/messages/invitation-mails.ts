import { academy } from '#domain/academy.ts'
import { INVITATION_DAYS } from '#domain/users/invitation.ts'
import { mailHtml, mailText, type MailContent } from '#domain/text/mail-layout.ts'

/** The e-mail of an invitation; `href` leads to the form with names and e-mail filled in. */
export function invitationMail(firstName: string, href: string): { subject: string; html: string; text: string } {
  const content: MailContent = {
    preheader: 'Sign up with this email. Your name is filled in',
    title: `You’re invited to ${academy.name}`,
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      {
        kind: 'text',
        text: `${academy.name} invites you to sign up as a student. You’ll choose your own password, and no one else will know it.`,
      },
      { kind: 'button', label: 'Sign up', href },
      {
        kind: 'text',
        text: `The link works for ${INVITATION_DAYS} days. Weren’t expecting this? Ignore this email.`,
      },
      {
        kind: 'text',
        text: `Questions? Call ${academy.contact.phone} (${academy.contact.hours}) or reply to this email.`,
      },
    ],
  }
  return { subject: `You’re invited to ${academy.name}`, html: mailHtml(content), text: mailText(content) }
}
