import type { ContactMessage } from '#domain/users/contact-message.ts'
import { contactMessageKey, type Key } from './keys.ts'

/**
 * A visitor's message: the table's stream emails it to the academy. `sentOn` in epoch milliseconds; expires after 30
 * days (`ttl`, epoch seconds).
 */
export type ContactMessageItem = Key & ContactMessage & { type: 'contact-message'; sentOn: number; ttl: number }

/** How many messages a day had, from everyone or from one sender. */
export type ContactCountItem = Key & { type: 'contact-count'; sent: number; ttl: number }

/** Returns when a message and the day's counts expire, in epoch seconds. */
export const contactTtl = (now: number): number => Math.floor(now / 1_000) + 30 * 86_400

export const contactMessageItem = (id: string, message: ContactMessage, now: number): ContactMessageItem => ({
  ...contactMessageKey(new Date(now).toISOString().slice(0, 10), id),
  type: 'contact-message',
  ...message,
  sentOn: now,
  ttl: contactTtl(now),
})
