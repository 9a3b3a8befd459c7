import type { UserType } from '#domain/users/user.ts'

/** The words of users and notes (spec 3.4.21, 3.5.28, 3.8.2). A refusal's key is its code. */
export const userMessages = {
  'user-not-found': 'User not found',
  'user-unchanged': 'No change detected',
  'last-administrator': 'The last administrator cannot become a student. Make somebody else an administrator first',
  'second-factor-missing': 'Administrators need two-step verification. Turn it on, then sign in again',
  'note-empty': 'Please type a note',
  'note-long': 'A note can have at most 2,000 characters',
} as const

export type UserMessage = keyof typeof userMessages

/** Success messages (spec 3.8.5). */
export const userSuccess = {
  changed: (name: string, type: UserType) => `${name} has been changed to a ${type}`,
  noted: (name: string) => `Note added to ${name}`,
}

/** Words of the list of users (spec 3.2.14, 3.8.6). */
export const userWords = {
  noNotes: 'No notes for this user',
  total: (users: number) => `${users} User(s)`,
  results: (users: number) => `${users} result(s)`,
  perPage: '20 users per page',
}
