import type { UserType } from './user.ts'

/** The type that a record or a group of the user pool names, compared case-insensitively (spec 1.6.1); a student unless it says otherwise. */
export const userTypeOf = (name: string): UserType => (name.toLowerCase() === 'admin' ? 'Admin' : 'Student')
