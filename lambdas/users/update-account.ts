import { checkOwnFacts } from '#domain/users/check-own-facts.ts'
import { displayName } from '#domain/users/user.ts'
import type { UpdateAccountInput, User } from '#generated/schema.ts'
import { ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { type UserItem, userTypeFields } from '#table/user.ts'
import { ownUserReply } from '#table/user-reply.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * Changes names and phone of the caller's own record (decision 0068); the user pool keeps what was given at sign-up. Index and search text
 * contain the type, so the write holds only while the type is as it was read. Repeatable. Refuses with the codes of
 * `checkOwnFacts` and 'user-not-found'. One read unit, at most 6 write units.
 */
export async function updateAccount(
  input: UpdateAccountInput,
  caller: string,
  { table }: Pick<UserDeps, 'table'>,
): Promise<User> {
  const verdict = checkOwnFacts(input)
  if (!verdict.ok) throw new Refusal(verdict.code)
  const { firstName, lastName, phone } = verdict.facts
  return retryOnConflict({ failure: 'The account could not be changed' }, async () => {
    const user = await getItem<UserItem>(table, userKey(caller), { consistent: true })
    if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
    const { gsi1sk, data } = userTypeFields({ ...user, firstName, lastName, phone }, user.userType)
    const written = await updateItem<UserItem>(table, {
      Key: userKey(caller),
      ...onCondition(
        {
          UpdateExpression:
            'SET firstName = :first, lastName = :last, displayName = :display, phone = :phone, gsi1sk = :sk, #data = :data',
          ExpressionAttributeNames: { '#data': 'data' },
          ExpressionAttributeValues: {
            ':first': firstName,
            ':last': lastName,
            ':display': displayName(firstName, lastName),
            ':phone': phone,
            ':sk': gsi1sk,
            ':data': data,
          },
        },
        ifEqual({ userType: user.userType }),
      ),
    })
    return written.ok ? ownUserReply(written.item) : CONFLICT
  })
}
