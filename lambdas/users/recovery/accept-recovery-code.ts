import { accountFailures } from '#domain/messages/accounts.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { PoolUser } from '#lambdas/users/accounts/create-account.ts'
import type { SignInDeps } from '#lambdas/users/accounts/record-sign-in.ts'
import { TriggerRefusal } from '#lambdas/users/accounts/trigger-refusal.ts'
import { storeAccountChange } from '#lambdas/users/store-account-change.ts'
import { recoveryKey, userKey } from '#table/keys.ts'
import type { RecoveryItem } from '#table/account.ts'
import type { UserItem } from '#table/user.ts'
import { recoveryHashOf } from './recovery-codes.ts'

export type RecoveryDeps = SignInDeps & {
  /** Stops sign-ins of a user from requiring a second factor. */
  turnOffSecondFactor: (userPoolId: string, userName: string) => Promise<void>
}

/**
 * Before the password check of a sign-in with a recovery code: turns off the second factor (the owner is e-mailed),
 * consumes the code, and ends every session; the password alone then signs in (decision 0123). Skips the code if the
 * factor is already off, as in a retry. Throws 'recovery-code-wrong' for any other code. 1.5 read, 13 write units.
 */
export async function acceptRecoveryCode(event: PoolUser, code: string, deps: RecoveryDeps): Promise<void> {
  const { table } = deps
  const { userPoolId, userName } = event
  if (!(await deps.hasSecondFactor(userPoolId, userName))) return
  const uid = event.request.userAttributes['sub'] ?? ''
  const hash = recoveryHashOf(uid, code)
  const recovery = await getItem<RecoveryItem>(table, recoveryKey(uid), { consistent: true })
  if (!recovery?.hashes?.has(hash))
    throw new TriggerRefusal('recovery-code-wrong', accountFailures['recovery-code-wrong'])
  await deps.turnOffSecondFactor(userPoolId, userName)
  await updateItem<RecoveryItem>(table, {
    Key: recoveryKey(uid),
    UpdateExpression: 'DELETE hashes :used',
    ...ifPresent,
    ExpressionAttributeValues: { ':used': new Set([hash]) },
  })
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  if (user) await storeAccountChange(user, 'second-factor-off', deps)
  await deps.signOut(userPoolId, userName)
}
