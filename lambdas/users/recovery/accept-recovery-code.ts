import { accountFailures } from '#domain/messages/accounts.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { PoolUser } from '#lambdas/users/accounts/create-account.ts'
import type { SignInDeps } from '#lambdas/users/accounts/record-sign-in.ts'
import { TriggerRefusal } from '#lambdas/users/accounts/trigger-refusal.ts'
import { storeAccountChange } from '#lambdas/users/store-account-change.ts'
import { recoveryKey, userKey } from '#table/keys.ts'
import type { RecoveryItem } from '#table/recovery.ts'
import type { UserItem } from '#table/user.ts'
import { recoveryHashOf } from './recovery-codes.ts'

export type RecoveryDeps = SignInDeps & {
  /** Has sign-ins of a user ask for no second factor. */
  turnOffSecondFactor: (userPoolId: string, userName: string) => Promise<void>
}

/**
 * Before the password of a sign-in that brings a recovery code: uses the code up and turns the second factor off, which the owner is mailed
 * about; the sign-in then goes by the password alone (decision 0123). A code of another user, a used one, and any other refuse the sign-in with
 * 'recovery-code-wrong'. 1 write unit, 13 with a right code.
 */
export async function acceptRecoveryCode(event: PoolUser, code: string, deps: RecoveryDeps): Promise<void> {
  const { table } = deps
  const uid = event.request.userAttributes['sub'] ?? ''
  const hash = recoveryHashOf(uid, code)
  const used = await updateItem<RecoveryItem>(table, {
    Key: recoveryKey(uid),
    UpdateExpression: 'DELETE hashes :used',
    ConditionExpression: 'contains(hashes, :hash)',
    ExpressionAttributeValues: { ':used': new Set([hash]), ':hash': hash },
  })
  if (!used.ok) throw new TriggerRefusal('recovery-code-wrong', accountFailures['recovery-code-wrong'])
  await deps.turnOffSecondFactor(event.userPoolId, event.userName)
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  if (user) await storeAccountChange(user, 'second-factor-off', deps)
}
