import { userKey, usersByType } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'
import type { UsersDeps } from '#lambdas/functions/users/deps.ts'

const ASKED = 50

/**
 * Administrators who could stay when one of them leaves: whoever calls, or for oneself any other one. The index may be a
 * moment behind, so the transaction asks the record itself (`isAdministrator`).
 */
export async function findWitnesses(
  { uid, caller }: { uid: string; caller: string },
  { table }: Pick<UsersDeps, 'table'>,
): Promise<string[]> {
  if (uid !== caller) return [caller]
  const { gsi1pk: pk } = usersByType('Admin')
  const { items } = await queryIndex<UserItem>(table, { index: 'gsi1', pk, limit: ASKED })
  return items.filter((admin) => admin.uid !== uid && !admin.changing).map((admin) => admin.uid)
}

/** Holds while the user is an administrator; `settled`: with the group that lets them in. */
export const isAdministrator = (uid: string, settled: boolean): Write => ({
  ConditionCheck: {
    Key: userKey(uid),
    ConditionExpression: `userType = :admin${settled ? ' AND attribute_not_exists(changing)' : ''}`,
    ExpressionAttributeValues: { ':admin': 'Admin' },
  },
})
