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
