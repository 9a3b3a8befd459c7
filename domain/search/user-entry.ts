import { isActive } from '../courses/availability.ts'
import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { User, UserType } from '../users/user.ts'
import type { SortKeys } from './list-sort.ts'

/** The most recent note of an administrator about a user (spec 1.3.3). */
export type UserNote = { key: string; uid: string; text: string; author: string; createdOn: number }

/**
 * A user in lists and searches; `text` is the user's data, folded (spec 1.3.1). `courseEnd` is the end of the user's
 * active courses from `latestEnd`; absent (unknown) in entries of older versions.
 */
export type UserEntry = Omit<User, 'data'> & { note?: UserNote; text: string; order: string; courseEnd?: number | null }

/** A user's entry; `order` sorts by last name, then first name (spec 3.2.21). */
export const userEntry = ({ data, note, ...user }: User & { note?: UserNote | undefined }): UserEntry => ({
  uid: user.uid,
  type: user.type,
  firstName: user.firstName,
  lastName: user.lastName,
  displayName: user.displayName,
  phone: user.phone,
  email: user.email,
  dateCreated: user.dateCreated,
  ...(user.lastLogin === undefined ? {} : { lastLogin: user.lastLogin }),
  ...(user.lastSeen === undefined ? {} : { lastSeen: user.lastSeen }),
  ...(note ? { note } : {}),
  text: foldText(data),
  order: foldText(`${user.lastName}\t${user.firstName}`) + ` ${user.uid}`,
})

export const byName = (a: UserEntry, b: UserEntry): number => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)

const DAY_MS = 86_400_000
const day = (time: number | undefined) => (time === undefined ? -1 : Math.floor(time / DAY_MS))

/**
 * Whether a list would show both users the same. The last visit is compared by day, because it changes with every
 * visit, and a list that is a day behind does no harm.
 */
export const isSameEntry = (a: UserEntry, b: UserEntry): boolean =>
  JSON.stringify({ ...a, lastSeen: day(a.lastSeen), lastLogin: day(a.lastLogin) }) ===
  JSON.stringify({ ...b, lastSeen: day(b.lastSeen), lastLogin: day(b.lastLogin) })

/**
 * Returns the end of a user's active courses, given the ends of all their courses (epoch milliseconds; 0: open-ended,
 * such as one not started): the latest, 0 if one is open-ended, null if there are none. A user's stored data thus
 * changes only with their courses, not when one ends.
 */
export const latestEnd = (ends: readonly number[]): number | null =>
  ends.length === 0 ? null : ends.includes(0) ? 0 : Math.max(...ends)

/** Users with an active course; or without one, because they never had any or all are over. */
export const USER_COURSES = ['active', 'none'] as const
export type UserCourses = (typeof USER_COURSES)[number]

/** A user with unknown courses is in neither group. */
const fitsCourses = ({ courseEnd }: UserEntry, courses: UserCourses | null | undefined, now: number): boolean => {
  if (!courses) return true
  if (courseEnd === undefined) return false
  return (courses === 'active') === (courseEnd !== null && isActive(courseEnd, now))
}

/** When users were last online: never, or not for 30 days, which includes never. */
export const USER_SEEN = ['never', 'away'] as const
export type UserSeen = (typeof USER_SEEN)[number]

const AWAY_MS = 30 * DAY_MS

const fitsSeen = ({ lastSeen }: UserEntry, seen: UserSeen | null | undefined, now: number): boolean => {
  if (seen === 'never') return lastSeen === undefined
  return seen !== 'away' || lastSeen === undefined || lastSeen < now - AWAY_MS
}

/** The filters of a list of users; absent: all. `now` in epoch milliseconds. */
export type UserFilter = {
  type?: UserType | null | undefined
  seen?: UserSeen | null | undefined
  courses?: UserCourses | null | undefined
  now: number
}

/**
 * Returns the users who match a filter and whose data contains every word of the search (spec 3.2.14, 3.5.29), in the
 * given order.
 */
export function findUsers(
  users: readonly UserEntry[],
  search: string | null | undefined,
  { type, seen, courses, now }: UserFilter,
): readonly UserEntry[] {
  const words = wordsOf(search ?? '')
  if (words.length === 0 && !type && !seen && !courses) return users
  return users.filter(
    (user) =>
      (!type || user.type === type) &&
      fitsSeen(user, seen, now) &&
      fitsCourses(user, courses, now) &&
      containsAllWords(user.text, words),
  )
}

/** The sort keys of the list's columns; users who were never online come first. */
export const USER_SORTS: SortKeys<UserEntry> = {
  name: ({ order }) => order,
  email: ({ email }) => email,
  type: ({ type }) => type,
  dateCreated: ({ dateCreated }) => dateCreated,
  lastSeen: ({ lastSeen = 0 }) => lastSeen,
}
