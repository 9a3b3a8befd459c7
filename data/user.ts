import type { User } from '../domain/users/user.ts'
import { type Key, userByName, userKey } from './keys.ts'

/** A user in the table; the item's `type` is 'user', the user's type is `userType`. */
export type UserItem = Key & { gsi1pk: string; gsi1sk: string } & Omit<User, 'type'> & {
    type: 'user'
    userType: User['type']
  }

export const userItem = ({ type, ...user }: User): UserItem => ({
  ...userKey(user.uid),
  ...userByName(type, user.lastName, user.firstName, user.uid),
  ...user,
  type: 'user',
  userType: type,
})

/** The user that an item holds. */
export function userOf(item: UserItem): User {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, type: _type, userType, ...user } = item
  return { ...user, type: userType }
}
