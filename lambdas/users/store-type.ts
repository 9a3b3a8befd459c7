import type { UserType } from '#domain/users/user.ts'
import { userKey, usersByType } from '#table/keys.ts'
import { type UserItem, userTypeFields } from '#table/user.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UserDeps } from './user-deps.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

const MAX_READ = 50

/**
 * Returns administrators who can remain when one is demoted: the caller, or other ones if the caller is demoted. The
 * index may lag, so the transaction checks the record itself (`isAdministrator`).
 */
export async function findWitnesses(
  { uid, caller }: { uid: string; caller: string },
  { table }: Pick<UserDeps, 'table'>,
): Promise<string[]> {
  if (uid !== caller) return [caller]
  const { gsi1pk: pk } = usersByType('Admin')
  const { items } = await queryIndex<UserItem>(table, { index: 'gsi1', pk, limit: MAX_READ })
  return items.filter((admin) => admin.uid !== uid && !admin.changing).map((admin) => admin.uid)
}

/** Holds while the user is an administrator; `settled`: also in the group that grants access. */
export const isAdministrator = (uid: string, settled: boolean): Write => ({
  ConditionCheck: {
    Key: userKey(uid),
    ConditionExpression: `userType = :admin${settled ? ' AND attribute_not_exists(changing)' : ''}`,
    ExpressionAttributeValues: { ':admin': 'Admin' },
  },
})

const USER_WRITE = 0

const changeType = (user: UserItem, type: UserType, change: string): Write => {
  const { userType, gsi1pk, gsi1sk, data } = userTypeFields(user, type)
  return {
    Update: {
      Key: userKey(user.uid),
      ...withCondition(
        {
          UpdateExpression: 'SET userType = :type, gsi1pk = :pk, gsi1sk = :sk, #data = :data ADD changing :change',
          ExpressionAttributeNames: { '#data': 'data' },
          ExpressionAttributeValues: {
            ':type': userType,
            ':pk': gsi1pk,
            ':sk': gsi1sk,
            ':data': data,
            ':change': new Set([change]),
          },
        },
        ifEqual({ userType: user.userType }),
      ),
    },
  }
}

/**
 * Changes a user's type if an administrator remains (decision 0024). Returns the changes that the group and sessions
 * must still follow: this one or, if the record already has the type, those left by a crash. Throws 'user-not-found',
 * 'user-unchanged', 'last-administrator', and 'not-allowed' for a caller who is no longer an administrator.
 */
export async function storeType(
  { uid, type, caller }: { uid: string; type: UserType; caller: string },
  deps: UserDeps,
): Promise<ReadonlySet<string>> {
  const { table } = deps
  const isSelf = uid === caller
  const change = deps.newChange()
  let witnesses = await findWitnesses({ uid, caller }, deps)
  return retryOnConflict({ failure: 'The type could not be changed' }, async () => {
    const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
    if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
    if (isSelf && user.userType !== 'Admin') throw new Refusal('not-allowed')
    if (user.userType === type) {
      if (!user.changing) throw new Refusal('user-unchanged')
      return user.changing
    }
    const [witness, ...others] = witnesses
    if (witness === undefined) throw new Refusal('last-administrator')
    // A user who deleted their own account in the pool still has an administrator's record.
    if (!(await deps.accounts.exists(witness))) {
      if (!isSelf) throw new Refusal('not-allowed')
      witnesses = others
      return CONFLICT
    }
    const written = await transactWrite(table, [changeType(user, type, change), isAdministrator(witness, isSelf)])
    if (written.ok) return new Set([change])
    if (written.failed.includes(USER_WRITE)) return CONFLICT
    if (!isSelf) throw new Refusal('not-allowed')
    witnesses = others
    return CONFLICT
  })
}
