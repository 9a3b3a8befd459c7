import type { EndedBy } from '#generated/schema.ts'
import { ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { storeAccountChange } from '../store-account-change.ts'
import type { UserDeps } from '../user-deps.ts'

/**
 * Returns the change that a call reports. For the second factor, compares the user pool's current state; undefined if
 * unchanged.
 */
async function changeOf(user: UserItem, by: EndedBy, { accounts }: UserDeps) {
  if (by === 'password') return by
  const isOn = await accounts.hasSecondFactor(user.uid)
  if (isOn === (user.secondFactor ?? user.secondFactorSince !== undefined)) return undefined
  return isOn ? 'second-factor-on' : 'second-factor-off'
}

/**
 * Ends every session of the caller, including this one: refresh tokens at once, subscriptions through the stream,
 * access tokens within fifteen minutes. `by`: what the caller changed in the user pool, which is e-mailed to them
 * (decision 0122). Idempotent; a caller without a record is signed out. 1 read unit, 2 write units, 12 with an e-mail.
 */
export async function endSessions(by: EndedBy | undefined, caller: string, deps: UserDeps): Promise<boolean> {
  const { table, now, accounts } = deps
  const user = await getItem<UserItem>(table, userKey(caller), { consistent: true })
  const change = user && by && (await changeOf(user, by, deps))
  if (user && change) await storeAccountChange(user, change, deps)
  else if (user)
    await updateItem<UserItem>(table, {
      Key: userKey(caller),
      ...withCondition(
        { UpdateExpression: 'SET sessionsEndedAt = :at', ExpressionAttributeValues: { ':at': now() } },
        ifPresent,
      ),
    })
  await accounts.signOut(caller)
  return true
}
