import type { User } from './user.ts'

/** The lower-case text that a search for users looks through (spec 1.3.1, 3.5.29). */
export const searchable = (user: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'type'>): string =>
  [user.firstName, user.lastName, user.email, user.phone, user.phone.replace(/\D/g, ''), user.type]
    .join(' ')
    .toLowerCase()
