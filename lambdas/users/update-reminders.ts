import type { UpdateRemindersInput, User } from '#generated/schema.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { type UserItem, ownUserReply } from '#table/user.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * Changes which reminder e-mails the caller gets, if there is a record. Idempotent. Throws 'user-not-found'. 2 write
 * units.
 */
export async function updateReminders(
  { classTomorrow, daysLeft }: UpdateRemindersInput,
  caller: string,
  { table }: Pick<UserDeps, 'table'>,
): Promise<User> {
  const written = await updateItem<UserItem>(table, {
    Key: userKey(caller),
    UpdateExpression: 'SET reminders = :wishes',
    ...ifPresent,
    ExpressionAttributeValues: { ':wishes': { classTomorrow, daysLeft } },
  })
  if (!written.ok) throw new Refusal('user-not-found')
  return ownUserReply(written.item)
}
