/** User types (spec 1.1.6); the type is also the Cognito group. */
export type UserType = 'Student' | 'Admin'

/** A person with an account (spec 1.3.1). Times in epoch milliseconds. */
export type User = {
  uid: string
  type: UserType
  firstName: string
  lastName: string
  displayName: string
  phone: string
  email: string
  /** Lower-case text that a search looks through. */
  data: string
  dateCreated: number
  lastLogin?: number
  lastSeen?: number
}

/** The type that a record or a group of the user pool names, compared case-insensitively (spec 1.6.1); a student unless it says otherwise. */
export const userTypeOf = (name: string): UserType => (name.toLowerCase() === 'admin' ? 'Admin' : 'Student')

/** First name plus last initial (spec 1.3.1). */
export const displayName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName.slice(0, 1)}`.trim()

/** The lower-case text that a search for users looks through (spec 1.3.1, 3.5.29). */
export const searchable = (user: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'type'>): string =>
  [user.firstName, user.lastName, user.email, user.phone, user.phone.replace(/\D/g, ''), user.type]
    .join(' ')
    .toLowerCase()

/** A message to all administrators (spec 1.3.2). `createdOn` in epoch milliseconds; `path`: the page that it is about. */
export type Notification = { key: string; message: string; createdOn: number; path?: string }
