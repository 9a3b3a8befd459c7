import { userKey } from '#table/keys.ts'
import { type UserItem, userOf, userReply } from '#table/user.ts'
import type { UpdateUserInput, User } from '#generated/schema.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { UserDeps } from './user-deps.ts'
import { storeType } from './store-type.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** Updates the account to match the record: in its type's group, in no other, and signed out everywhere. */
async function followRecord({ uid, userType }: UserItem, { accounts }: UserDeps): Promise<void> {
  await accounts.join(uid, userType)
  await accounts.leave(uid, userType === 'Admin' ? 'Student' : 'Admin')
  await accounts.signOut(uid)
}

/**
 * Makes a student an administrator or vice versa (spec 3.4.21, 3.7.13): first the record (`storeType`), then the group
 * and the user's sessions. The record lists pending changes, so a repeat completes what a crash left; the last call
 * follows the current record.
 */
export async function updateUser({ uid, type }: UpdateUserInput, caller: string, deps: UserDeps): Promise<User> {
  const { table } = deps
  const changes = await storeType({ uid, type, caller }, deps)
  return retryOnConflict({ failure: 'The group could not follow the type' }, async () => {
    const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
    if (!user) throw new Error('A user who was changed is gone')
    await followRecord(user, deps)
    const update = { UpdateExpression: 'DELETE changing :changes', ExpressionAttributeValues: { ':changes': changes } }
    const followed = await updateItem<UserItem>(table, {
      Key: userKey(uid),
      ...withCondition(update, ifEqual({ userType: user.userType })),
    })
    if (followed.ok) return userReply(userOf(followed.item))
    return CONFLICT
  })
}
