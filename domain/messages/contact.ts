import { academy } from '#domain/academy.ts'
import { CONTACT_MESSAGE_LENGTH } from '#domain/users/contact-message.ts'

/** Why a message wasn't sent, by code. */
export const contactMessages = {
  'contact-name-invalid': 'Enter your name.',
  'contact-email-invalid': 'Enter a valid email address, so we can reply.',
  'contact-message-empty': 'Enter your message.',
  'contact-message-long': `Your message is too long. Use up to ${CONTACT_MESSAGE_LENGTH.toLocaleString('en-US')} characters.`,
  'contact-limit': `We can’t take more messages from here today. Call ${academy.contact.phone} or write to ${academy.contact.email}.`,
} as const

/** The words of the contact form. */
export const contactWords = {
  title: 'Send a message',
  name: 'Your name',
  email: 'Your email',
  message: 'Message',
  hint: 'Please leave out passwords and card numbers.',
  send: 'Send message',
  sent: (email: string) => `Message sent. We’ll reply to ${email}.`,
  again: 'Send another message',
  failed: `Your message wasn’t sent. Check your connection and try again, or write to ${academy.contact.email}.`,
} as const
