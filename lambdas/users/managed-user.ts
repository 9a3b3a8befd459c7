import { progressesOf, userKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import { type UserItem, userOf, userReply } from '#table/user.ts'
import type { ManagedUser } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { UserDeps } from './user-deps.ts'
import { listNotes } from './list-notes.ts'

/** The maximum courses shown on a user's page. */
const NEWEST_COURSES = 3

/**
 * Returns a user with the newest notes (spec 3.2.15) and up to three of the newest courses; null if there is no such
 * user.
 */
export async function managedUser(uid: string, deps: Pick<UserDeps, 'table'>): Promise<ManagedUser | null> {
  const [item, notes, courses] = await Promise.all([
    getItem<UserItem>(deps.table, userKey(uid), { consistent: true }),
    listNotes({ uid }, deps),
    queryItems<ProgressItem>(deps.table, { ...progressesOf(uid), backward: true, limit: NEWEST_COURSES }),
  ])
  if (!item) return null
  return { user: userReply(userOf(item)), notes, courses: courses.map((course) => progressReply(progressOf(course))) }
}
