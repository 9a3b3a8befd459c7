import type { UserNote } from '#domain/search/user-entry.ts'
import { wishesOf } from '#domain/users/reminders.ts'
import type { User } from '#domain/users/user.ts'
import type { User as UserReply } from '#generated/schema.ts'
import type { UserItem } from './user.ts'

/** What an administrator may know of a user, with the most recent note where it was read. */
export const userReply = (user: Omit<User, 'data'> & { note?: UserNote }): UserReply => ({
  uid: user.uid,
  type: user.type,
  firstName: user.firstName,
  lastName: user.lastName,
  displayName: user.displayName,
  phone: user.phone,
  email: user.email,
  dateCreated: user.dateCreated,
  lastLogin: user.lastLogin ?? null,
  lastSeen: user.lastSeen ?? null,
  note: user.note ?? null,
  reminders: null,
})

/** What users may know of themselves, by their item: the same, with their reminders and without the note, which is for administrators. */
export const ownUserReply = (item: UserItem): UserReply => ({
  ...userReply({ ...item, type: item.userType }),
  note: null,
  reminders: wishesOf(item.reminders),
})
