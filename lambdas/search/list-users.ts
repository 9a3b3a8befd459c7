import { findUsers } from '#domain/search/user-entry.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { FoundUsers, QueryUsersArgs } from '#generated/schema.ts'
import { userReply } from '#table/user-reply.ts'
import type { SearchDeps } from './search-deps.ts'

/** Spec 2.9.1. */
const USERS_A_PAGE = 20

/** Users by name, or those whose data holds every word of the search, 20 a page (spec 3.2.14). Reads nothing of the table. */
export async function listUsers(
  { search, type, page }: QueryUsersArgs,
  { users }: Pick<SearchDeps, 'users'>,
): Promise<FoundUsers> {
  const shown = pageOf(findUsers(await users(), search, type), page, USERS_A_PAGE)
  return { ...shown, items: shown.items.map(userReply) }
}
