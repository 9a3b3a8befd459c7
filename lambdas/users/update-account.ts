import { checkProfile } from '#domain/users/check-profile.ts'
import { displayName } from '#domain/users/user.ts'
import type { UpdateAccountInput, User } from '#generated/schema.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { accountChangeItem } from '#table/account.ts'
import { userKey } from '#table/keys.ts'
import { type UserItem, userTypeFields, ownUserReply } from '#table/user.ts'
import type { UserDeps } from './user-deps.ts'

/** Returns the write that queues the e-mail about a new name; none if the name is unchanged (decision 0122). */
function nameChange(user: UserItem, name: string, now: number): Write[] {
  if (name === `${user.firstName} ${user.lastName}`) return []
  return [{ Put: { Item: accountChangeItem(user, { change: 'name', at: now, now: name }) } }]
}

/**
 * Changes the names and phone in the caller's own record (decision 0068); the user pool keeps those of the sign-up.
 * Requires type and names as read, because the index and the search text contain them. A new name is e-mailed.
 * Idempotent. Throws the codes of `checkProfile` and 'user-not-found'. 1 read unit, at most 14 write units.
 */
export async function updateAccount(
  input: UpdateAccountInput,
  caller: string,
  { table, now }: Pick<UserDeps, 'table' | 'now'>,
): Promise<User> {
  const verdict = checkProfile(input)
  if (!verdict.ok) throw new Refusal(verdict.code)
  const { firstName, lastName, phone } = verdict.facts
  return retryOnConflict({ failure: 'The account could not be changed' }, async () => {
    const user = await getItem<UserItem>(table, userKey(caller), { consistent: true })
    if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
    const changed = { ...user, firstName, lastName, displayName: displayName(firstName, lastName), phone }
    const { gsi1sk, data } = userTypeFields(changed, user.userType)
    const update = {
      UpdateExpression:
        'SET firstName = :first, lastName = :last, displayName = :display, phone = :phone, gsi1sk = :sk, #data = :data',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: {
        ':first': firstName,
        ':last': lastName,
        ':display': changed.displayName,
        ':phone': phone,
        ':sk': gsi1sk,
        ':data': data,
      },
    }
    const ifUnchanged = ifEqual({ userType: user.userType, firstName: user.firstName, lastName: user.lastName })
    const written = await transactWrite(table, [
      { Update: { Key: userKey(caller), ...withCondition(update, ifUnchanged) } },
      ...nameChange(user, `${firstName} ${lastName}`, now()),
    ])
    return written.ok ? ownUserReply(changed) : CONFLICT
  })
}
