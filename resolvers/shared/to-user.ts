import type { Maybe, Note, User, UserType } from '../../generated/schema.ts'

/** A user's item (docs/data-model.md). */
export type UserItem = Omit<User, 'type' | 'note' | 'lastLogin' | 'lastSeen'> & {
  userType: UserType
  lastLogin?: Maybe<number>
  lastSeen?: Maybe<number>
  note?: Maybe<Note>
}

const toNote = ({ key, uid, text, author, createdOn }: Note): Note => ({ key, uid, text, author, createdOn })

/** What may be known of a user. `note` is for administrators: only their fields ask for it. */
export function toUser(item: UserItem, isAdmin = false): User {
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
    note: isAdmin && item.note ? toNote(item.note) : null,
  }
}
