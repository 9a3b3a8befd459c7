import { isActive } from '../courses/availability.ts'
import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { User, UserType } from '../users/user.ts'
import type { SortKeys } from './list-sort.ts'

/** The most recent note of an administrator about a user (spec 1.3.3). */
export type UserNote = { key: string; uid: string; text: string; author: string; createdOn: number }

/**
 * What lists and searches know of a user; `text` is the user's data, folded (spec 1.3.1). `courseEnd`: until when the user has an active
 * course, as `latestEnd` says; absent in entries of older versions: not known.
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
 * Whether a list would show the user otherwise. Times of the last visit count by the day: they change with every visit, and
 * a list that is a day behind in them does no harm.
 */
export const isSameEntry = (a: UserEntry, b: UserEntry): boolean =>
  JSON.stringify({ ...a, lastSeen: day(a.lastSeen), lastLogin: day(a.lastLogin) }) ===
  JSON.stringify({ ...b, lastSeen: day(b.lastSeen), lastLogin: day(b.lastLogin) })

/**
 * Until when somebody has an active course, by the ends of all of their courses (epoch milliseconds; 0: open-ended, such as one that is not
 * started): the latest one, 0 where one is open-ended, null without any. What is stored of a user changes with their courses only, not when one ends.
 */
export const latestEnd = (ends: readonly number[]): number | null =>
  ends.length === 0 ? null : ends.includes(0) ? 0 : Math.max(...ends)

/** Users with an active course, or without one: who never had any, and whose courses are over. */
export const USER_COURSES = ['active', 'none'] as const
export type UserCourses = (typeof USER_COURSES)[number]

/** Whom nothing is known of is in neither. */
const fitsCourses = ({ courseEnd }: UserEntry, courses: UserCourses | null | undefined, now: number): boolean => {
  if (!courses) return true
  if (courseEnd === undefined) return false
  return (courses === 'active') === (courseEnd !== null && isActive(courseEnd, now))
}

/** When users were online: never, or not for 30 days; who never was is away too. */
export const USER_SEEN = ['never', 'away'] as const
export type UserSeen = (typeof USER_SEEN)[number]

const AWAY_MS = 30 * DAY_MS

const fitsSeen = ({ lastSeen }: UserEntry, seen: UserSeen | null | undefined, now: number): boolean => {
  if (seen === 'never') return lastSeen === undefined
  return seen !== 'away' || lastSeen === undefined || lastSeen < now - AWAY_MS
}

/** What a list of users is narrowed to; absent: all. `now` in epoch milliseconds. */
export type UserFilter = {
  type?: UserType | null | undefined
  seen?: UserSeen | null | undefined
  courses?: UserCourses | null | undefined
  now: number
}

/** The users who fit a filter and whose data holds every word of the search (spec 3.2.14, 3.5.29), in the order given. */
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

/** What the columns of the list sort by; who never came counts as first. */
export const USER_SORTS: SortKeys<UserEntry> = {
  name: ({ order }) => order,
  email: ({ email }) => email,
  type: ({ type }) => type,
  dateCreated: ({ dateCreated }) => dateCreated,
  lastSeen: ({ lastSeen = 0 }) => lastSeen,
}
