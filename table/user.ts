import type { UserNote } from '#domain/search/user-entry.ts'
import { type ReminderWishes, wishesOf } from '#domain/users/reminders.ts'
import { searchable, type User, type UserType, userTypeOf } from '#domain/users/user.ts'
import type { User as UserReply } from '#generated/schema.ts'
import { type Key, userByName, userKey } from './keys.ts'

/** A user in the table; the item's `type` is 'user', the user's type is `userType`. */
export type UserItem = Key & { gsi1pk: string; gsi1sk: string } & Omit<User, 'type'> & {
    type: 'user'
    userType: User['type']
    /** The most recent note of an administrator. */
    note?: UserNote
    /** Changes of the type whose group or sessions may not follow yet; the next call makes them follow. */
    changing?: ReadonlySet<string>
    /** An administrator's: since when (epoch milliseconds) each sign-in has shown the second factor; absent while it is off. */
    secondFactorSince?: number
    /** Whether the second factor was on when it was last looked at; absent until the first look. */
    secondFactor?: boolean
    /** When (epoch milliseconds) every session of before was ended: what a session of before subscribed to ends with it. */
    sessionsEndedAt?: number
    /** Single sessions that were ended within the last minutes, by their device, and when (epoch milliseconds; decision 0124). */
    endedDevices?: Record<string, number>
    /** Which reminders come by e-mail; absent: all of them. */
    reminders?: ReminderWishes
    /** Since when (epoch milliseconds) the account is being deleted; the record goes last (decision 0070). */
    deleting?: number
  }

export const userItem = ({ type, ...user }: User): UserItem => ({
  ...userKey(user.uid),
  ...userByName(type, user.lastName, user.firstName, user.uid),
  ...user,
  type: 'user',
  userType: type,
})

/** The user that an item holds. */
export function userOf(item: UserItem): User & { note?: UserNote } {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, type: _type, changing: _changing, userType, ...rest } = item
  const {
    secondFactorSince: _since,
    secondFactor: _factor,
    sessionsEndedAt: _ended,
    endedDevices: _devices,
    ...shown
  } = rest
  const { reminders: _reminders, deleting: _deleting, ...user } = shown
  return { ...user, type: userTypeOf(userType) }
}

type TypedFields = Pick<UserItem, 'userType' | 'gsi1pk' | 'gsi1sk' | 'data'>

/** All fields of a user that say the type: the index and the search text follow it. */
export const userTypeFields = (
  user: Pick<User, 'uid' | 'firstName' | 'lastName' | 'email' | 'phone'>,
  type: UserType,
): TypedFields => ({
  userType: type,
  ...userByName(type, user.lastName, user.firstName, user.uid),
  data: searchable({ ...user, type }),
})

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
