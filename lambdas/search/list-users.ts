import { findUsers, USER_SORTS } from '#domain/search/user-entry.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { FoundUsers, QueryExportUsersArgs, QueryUsersArgs } from '#generated/schema.ts'
import { userReply } from '#table/user.ts'
import type { SearchDeps } from './search-deps.ts'
import { sorted } from './sorted.ts'

/** Spec 2.9.1. */
const USERS_PER_PAGE = 20

type Deps = Pick<SearchDeps, 'users' | 'now'>
type UserQuery = Pick<QueryUsersArgs, 'search' | 'type' | 'seen' | 'courses' | 'sort' | 'page'>

async function pageOfUsers({ search, type, seen, courses, sort, page }: UserQuery, { users, now }: Deps, size: number) {
  const shown = findUsers(await users(), search, { type, seen, courses, now: now() })
  return pageOf(sorted(shown, sort, USER_SORTS), page, size)
}

/**
 * Lists users by name or sorted, or those whose data contains every word of the search, 20 per page (spec 3.2.14).
 * Reads nothing from the table. Throws 'sort-unknown'.
 */
export async function listUsers(args: QueryUsersArgs, deps: Deps): Promise<FoundUsers> {
  const shown = await pageOfUsers(args, deps, USERS_PER_PAGE)
  return { ...shown, items: shown.items.map(userReply) }
}

/** An AppSync reply is limited to 5 MB; a user has about 400 bytes, or 8 KB with the longest note. */
const USERS_PER_EXPORT = 500

/** Lists users for a file, 500 per page; a page after the last is empty. */
export async function exportUsers(args: QueryExportUsersArgs, deps: Deps): Promise<FoundUsers> {
  const shown = await pageOfUsers(args, deps, USERS_PER_EXPORT)
  const items = args.page > shown.page ? [] : shown.items
  return { total: shown.total, page: args.page, items: items.map(userReply) }
}
