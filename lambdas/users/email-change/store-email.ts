import { withCondition, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { accountChangeItem } from '#table/account.ts'
import { userKey } from '#table/keys.ts'
import { type UserItem, userTypeFields } from '#table/user.ts'

/**
 * Stores the user pool's current address and its search text, and queues the e-mail to the former address. Returns
 * false if the record has changed since it was read. At most 14 write units.
 */
export async function storeEmail(
  user: UserItem,
  email: string,
  { table, now }: { table: Table; now: () => number },
): Promise<boolean> {
  const { data } = userTypeFields({ ...user, email }, user.userType)
  const update = {
    UpdateExpression: 'SET email = :email, #data = :data',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':email': email, ':data': data },
  }
  const ifUnchanged = ifEqual({ email: user.email, data: user.data })
  const written = await transactWrite(table, [
    { Update: { Key: userKey(user.uid), ...withCondition(update, ifUnchanged) } },
    { Put: { Item: accountChangeItem(user, { change: 'email', at: now(), now: email }) } },
  ])
  return written.ok
}
