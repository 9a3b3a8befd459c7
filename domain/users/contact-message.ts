import { cleanText } from '#domain/text/clean-text.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { isReadable } from '#domain/text/is-readable.ts'
import { checkEmail } from './check-email.ts'

/** The maximum characters of a sender's name and of a message, as a reader counts them. */
export const CONTACT_NAME_LENGTH = 100
export const CONTACT_MESSAGE_LENGTH = 4_000

/** Messages that the academy accepts in a UTC day: from one sender's network address, and from everyone. */
export const CONTACT_LIMITS = { sender: 5, all: 200 } as const

/** What a visitor writes to the academy. */
export type ContactMessage = { name: string; email: string; message: string }

/** A field's error, by the code of its words (domain/messages/contact.ts). */
export type ContactError = {
  field: keyof ContactMessage
  code: 'contact-name-invalid' | 'contact-email-invalid' | 'contact-message-empty' | 'contact-message-long'
}

const lengthOf = (text: string): number => Array.from(text).length

/**
 * Returns a message as it's sent: trimmed, without control characters, with the address in lower case; or all its
 * errors.
 */
export function checkContactMessage(
  typed: ContactMessage,
): { ok: true; message: ContactMessage } | { ok: false; errors: readonly ContactError[] } {
  const [name, message, email] = [typed.name.trim(), cleanText(typed.message).trim(), checkEmail(typed.email)]
  const errors: ContactError[] = []
  if (name === '' || lengthOf(name) > CONTACT_NAME_LENGTH || isMalformed(name) || !isReadable(name))
    errors.push({ field: 'name', code: 'contact-name-invalid' })
  if (!email.ok) errors.push({ field: 'email', code: 'contact-email-invalid' })
  if (message === '') errors.push({ field: 'message', code: 'contact-message-empty' })
  if (lengthOf(message) > CONTACT_MESSAGE_LENGTH) errors.push({ field: 'message', code: 'contact-message-long' })
  return email.ok && errors.length === 0
    ? { ok: true, message: { name, email: email.email, message } }
    : { ok: false, errors }
}
