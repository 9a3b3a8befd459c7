import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { storeAccountChange } from '#lambdas/users/store-account-change.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import type { AccountDeps, PoolUser } from './create-account.ts'

/**
 * After a new password by a mailed code: stores it as a change of the account, which ends subscriptions and is mailed (decision 0122). The
 * password holds by then, so an error is logged and does not say otherwise. One read unit, 12 write units.
 */
export async function recordNewPassword(event: PoolUser, { table, now }: AccountDeps): Promise<void> {
  try {
    const user = await getItem<UserItem>(table, userKey(event.request.userAttributes['sub'] ?? ''))
    if (user) await storeAccountChange(user, 'password', { table, now })
  } catch (error) {
    logError(error, { doing: 'record a new password' })
  }
}
