import type { UserNote } from '#domain/search/user-entry.ts'
import { type ReminderPreferences, preferencesOf } from '#domain/users/reminders.ts'
import { searchable, type User, type UserType, userTypeOf } from '#domain/users/user.ts'
import type { User as UserReply } from '#generated/schema.ts'
import { type Key, userByName, userKey } from './keys.ts'

/** A user in the table; the item's `type` is 'user', the user's type is `userType`. */
export type UserItem = Key & { gsi1pk: string; gsi1sk: string } & Omit<User, 'type'> & {
    type: 'user'
    userType: User['type']
    /** The most recent administrator's note. */
    note?: UserNote
    /** Changes of the type that may not be applied to the group or sessions yet; the next call applies them. */
    changing?: ReadonlySet<string>
    /**
     * For an administrator: since when (epoch milliseconds) each sign-in has used the second factor; absent while it is
     * off.
     */
    secondFactorSince?: number
    /** Whether the second factor was on at the last check; absent before the first. */
    secondFactor?: boolean
    /** When (epoch milliseconds) every earlier session was ended, along with its subscriptions. */
    sessionsEndedAt?: number
    /** Single sessions ended within the last minutes, by device, and when (epoch milliseconds; decision 0124). */
    endedDevices?: Record<string, number>
    /** The reminders sent by e-mail; absent: all of them. */
    reminders?: ReminderPreferences
    /** Since when (epoch milliseconds) the account is being deleted; the record is removed last (decision 0070). */
    deleting?: number
  }

export const userItem = ({ type, ...user }: User): UserItem => ({
  ...userKey(user.uid),
  ...userByName(type, user.lastName, user.firstName, user.uid),
  ...user,
  type: 'user',
  userType: type,
})

/** Returns the user of an item. */
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

/** Returns all fields that depend on a user's type, including the index and the search text. */
export const userTypeFields = (
  user: Pick<User, 'uid' | 'firstName' | 'lastName' | 'email' | 'phone'>,
  type: UserType,
): TypedFields => ({
  userType: type,
  ...userByName(type, user.lastName, user.firstName, user.uid),
  data: searchable({ ...user, type }),
})

/** Returns a user's fields for administrators, with the most recent note if it was read. */
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

/**
 * Returns users' own fields, from their item: with their reminders and without the note, which is for administrators.
 */
export const ownUserReply = (item: UserItem): UserReply => ({
  ...userReply({ ...item, type: item.userType }),
  note: null,
  reminders: preferencesOf(item.reminders),
})
