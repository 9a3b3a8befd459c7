import { findUsers } from '../../domain/search/find-users.ts'
import { pageOf } from '../../domain/search/page-of.ts'
import type { UserEntry } from '../../domain/search/user-entry.ts'
import type { FoundUsers, QueryUsersArgs, User } from '../../generated/schema.ts'
import type { SearchDeps } from './deps.ts'

/** Spec 2.9.1. */
const USERS_A_PAGE = 20

const userReply = (user: UserEntry): User => ({
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
})

/** Users by name, or those whose data holds every word of the search, 20 a page (spec 3.2.14). Reads nothing of the table. */
export async function listUsers(
  { search, type, page }: QueryUsersArgs,
  { users }: Pick<SearchDeps, 'users'>,
): Promise<FoundUsers> {
  const found = pageOf(findUsers(await users(), search, type), page, USERS_A_PAGE)
  return { ...found, items: found.items.map(userReply) }
}
