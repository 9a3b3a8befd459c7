import type { AccountChange } from '#domain/users/account-change.ts'
import { academy } from '#domain/academy.ts'
import { mailHtml, mailText, type MailContent } from '#domain/text/mail-layout.ts'

/** Cognito's e-mails; Cognito replaces `code` with the code; `link` leads to the page for a new password. */
export const accountMails = {
  reset: (code: string, link?: string) => ({
    subject: `${academy.name}: reset your password`,
    body: mailHtml({
      preheader: 'Your code to reset your password',
      title: 'Reset your password',
      parts: [
        {
          kind: 'text',
          text: `We got a request to reset your password for ${academy.name}.`,
        },
        { kind: 'text', text: 'Your code is' },
        { kind: 'code', text: code },
        ...(link ? [{ kind: 'button', label: 'Reset password', href: link } as const] : []),
        { kind: 'text', text: 'Didn’t request this? Ignore this email. Your password won’t change.' },
      ],
    }),
  }),
  confirm: (code: string) => ({
    subject: `${academy.name}: confirm your email`,
    body: mailHtml({
      preheader: 'Your code to confirm your email',
      title: `Welcome to ${academy.name}`,
      parts: [
        { kind: 'text', text: 'Enter this code on the page where you signed up. Your code is' },
        { kind: 'code', text: code },
      ],
    }),
  }),
} as const

/** Welcomes a new student; `siteUrl` has no trailing slash. */
export function welcomeMail(firstName: string, siteUrl: string): { subject: string; html: string; text: string } {
  const content: MailContent = {
    preheader: 'Your account is ready: choose a course, or try a question first',
    title: `Welcome to ${academy.name}`,
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      {
        kind: 'text',
        text: 'Your account is ready. After you register for a course, you’ll find it in My Courses. Your days start when you select Start or, for a Live class, with the first class if that’s later.',
      },
      { kind: 'button', label: 'Browse courses', href: `${siteUrl}/register` },
      { kind: 'link', label: 'Try a question', href: `${siteUrl}/try-a-question` },
      {
        kind: 'text',
        text: `Questions? Call ${academy.contact.phone} (${academy.contact.hours}) or reply to this email.`,
      },
    ],
  }
  return { subject: `Welcome to ${academy.name}`, html: mailHtml(content), text: mailText(content) }
}

const CHANGES: Record<AccountChange, { title: string; text: (now: string) => string }> = {
  password: {
    title: 'Your password was changed',
    text: () => `Your ${academy.name} password was changed, and you were signed out on your other devices.`,
  },
  'second-factor-on': {
    title: 'Two-step verification is on',
    text: () => `You now need your password and a code from your authenticator app to sign in to ${academy.name}.`,
  },
  'second-factor-off': {
    title: 'Two-step verification is off',
    text: () => `You now need only your password to sign in to ${academy.name}.`,
  },
  email: {
    title: 'Your email address was changed',
    text: (now) =>
      `You now sign in to your account at ${academy.name} with ${now}. We’ll no longer email you at this address.`,
  },
  'recovery-codes': {
    title: 'New recovery codes were created',
    text: () =>
      `New recovery codes for two-step verification were created for your account at ${academy.name}. Any older ones no longer work.`,
  },
  name: {
    title: 'Your name was changed',
    text: (now) => `The name on your account at ${academy.name} is now ${now}.`,
  },
}

/**
 * Reports a change to an account; `now` is the new name or address. It suggests a password reset first because that
 * ends every session.
 */
export function changedMail(
  { change, firstName, now = '' }: { change: AccountChange; firstName: string; now?: string },
  siteUrl: string,
): { subject: string; html: string; text: string } {
  const { title, text } = CHANGES[change]
  // The previous address no longer has an account.
  const canReset = change !== 'email'
  const content: MailContent = {
    preheader: 'If this was you, there’s nothing to do',
    title,
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      { kind: 'text', text: text(now) },
      { kind: 'text', text: 'If this was you, there’s nothing to do.' },
      {
        kind: 'text',
        text: `If it wasn’t you, call ${academy.contact.phone} (${academy.contact.hours}) or write to ${academy.contact.email} right away${canReset ? ', and reset your password:' : '.'}`,
      },
      ...(canReset ? [{ kind: 'button', label: 'Reset password', href: `${siteUrl}/reset` } as const] : []),
    ],
  }
  return { subject: `${academy.name}: ${title.toLowerCase()}`, html: mailHtml(content), text: mailText(content) }
}

/** The code that moves an account to the recipient's address. */
export function emailCodeMail(firstName: string, code: string): { subject: string; html: string; text: string } {
  const content: MailContent = {
    preheader: 'Your code for a new email address',
    title: 'Confirm your new email address',
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      { kind: 'text', text: 'Enter this code on your account page within 15 minutes. Your code is' },
      { kind: 'code', text: code },
      { kind: 'text', text: 'If you didn’t request this, ignore this email. Nothing will change.' },
    ],
  }
  return {
    subject: `${academy.name}: confirm your new email address`,
    html: mailHtml(content),
    text: mailText(content),
  }
}

/** Confirms that an account was deleted; there is nothing left to open. */
export function deletedMail(firstName: string): { subject: string; html: string; text: string } {
  const content: MailContent = {
    preheader: 'Your account and your work in your courses are gone',
    title: 'Your account has been deleted',
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      {
        kind: 'text',
        text: `As you asked, your account at ${academy.name} has been deleted, along with your courses, answers, and results. You can’t sign in anymore.`,
      },
      {
        kind: 'text',
        text: 'We keep payment records, as the law requires. You can sign up again with this address at any time.',
      },
      {
        kind: 'text',
        text: `Wasn’t you? Call ${academy.contact.phone} (${academy.contact.hours}) or write to ${academy.contact.email}.`,
      },
    ],
  }
  return { subject: `${academy.name}: your account has been deleted`, html: mailHtml(content), text: mailText(content) }
}
