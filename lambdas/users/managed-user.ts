import { userKey } from '#table/keys.ts'
import { type UserItem, userOf } from '#table/user.ts'
import type { ManagedUser } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { userReply } from '#table/user-reply.ts'
import type { UserDeps } from './user-deps.ts'
import { listNotes } from './list-notes.ts'

/** A user with the newest notes (spec 3.2.15); null when there is no such user. */
export async function managedUser(uid: string, deps: Pick<UserDeps, 'table'>): Promise<ManagedUser | null> {
  const [item, notes] = await Promise.all([
    getItem<UserItem>(deps.table, userKey(uid), { consistent: true }),
    listNotes({ uid }, deps),
  ])
  return item ? { user: userReply(userOf(item)), notes } : null
}
