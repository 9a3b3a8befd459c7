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
  /** Lower-case text for searches. */
  data: string
  dateCreated: number
  lastLogin?: number
  lastSeen?: number
}

/** Returns the user type of a record or a user pool group, ignoring case (spec 1.6.1); Student by default. */
export const userTypeOf = (name: string): UserType => (name.toLowerCase() === 'admin' ? 'Admin' : 'Student')

/** Returns the first name plus the last initial (spec 1.3.1). */
export const displayName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName.slice(0, 1)}`.trim()

/** Returns the lower-case text that user searches match (spec 1.3.1, 3.5.29). */
export const searchable = (user: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'type'>): string =>
  [user.firstName, user.lastName, user.email, user.phone, user.phone.replace(/\D/g, ''), user.type]
    .join(' ')
    .toLowerCase()

/**
 * A notification of all administrators (spec 1.3.2). `createdOn` in epoch milliseconds; `path`: the page it is about.
 */
export type Notification = { key: string; message: string; createdOn: number; path?: string }
