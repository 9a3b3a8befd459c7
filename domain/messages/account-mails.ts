import { academy } from '#domain/academy.ts'
import { mailHtml } from '#domain/mails/mail-layout.ts'

/** The mails that Cognito sends; `code` is what Cognito replaces by the code; `link` leads to the page for a new password. */
export const accountMails = {
  reset: (code: string, link?: string) => ({
    subject: `${academy.name}: reset your password`,
    body: mailHtml({
      preheader: 'Your code for a new password',
      title: 'Choose a new password',
      parts: [
        {
          kind: 'text',
          text: `Somebody, hopefully you, asked for a new password for your account at ${academy.name}.`,
        },
        { kind: 'text', text: 'Your code is' },
        { kind: 'code', text: code },
        ...(link ? [{ kind: 'button', label: 'Choose a new password', href: link } as const] : []),
        { kind: 'text', text: 'If it was not you, ignore this e-mail: your password stays as it is.' },
      ],
    }),
  }),
  confirm: (code: string) => ({
    subject: `${academy.name}: confirm your e-mail`,
    body: mailHtml({
      preheader: 'Your code to confirm your e-mail',
      title: `Welcome to ${academy.name}`,
      parts: [
        { kind: 'text', text: 'Enter this code on the page where you signed up. Your code is' },
        { kind: 'code', text: code },
      ],
    }),
  }),
} as const
