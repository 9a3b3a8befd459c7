import type { Maybe, User, UserType } from '#generated/schema.ts'

/** A user's item (docs/data-model.md). */
export type UserItem = Omit<User, 'type' | 'note' | 'lastLogin' | 'lastSeen'> & {
  userType: UserType
  lastLogin?: Maybe<number>
  lastSeen?: Maybe<number>
}

/** What users may know of themselves: never a note, which is for administrators. */
export function toUser(item: UserItem): User {
  return {
    uid: item.uid,
    type: item.userType,
    firstName: item.firstName,
    lastName: item.lastName,
    displayName: item.displayName,
    phone: item.phone,
    email: item.email,
    dateCreated: item.dateCreated,
    lastLogin: item.lastLogin ?? null,
    lastSeen: item.lastSeen ?? null,
    note: null,
  }
}
