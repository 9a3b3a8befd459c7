import { type UserItem, userItem } from '#table/user.ts'

/** A student's profile with this id. */
export const aProfile = (uid: string): UserItem =>
  userItem({
    uid,
    type: 'Student',
    firstName: 'Jane',
    lastName: 'Doe',
    displayName: 'Jane D',
    phone: '3055550100',
    email: 'jane@example.com',
    data: 'jane doe',
    dateCreated: 1,
  })
