import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type AccountDeps, createAccount, type PoolUser } from './create-account.ts'

export type SignInDeps = AccountDeps & {
  /** Whether a user's sign-ins ask for a second factor; absent where none is required. */
  hasSecondFactor?: ((userPoolId: string, userName: string) => Promise<boolean>) | undefined
}

/** Creates an account whose confirmation failed; an error is logged and does not prevent the sign-in. */
async function healAccount(event: PoolUser, deps: AccountDeps): Promise<void> {
  try {
    await createAccount(event, deps)
  } catch (error) {
    logError(error, { doing: 'open an account at a sign-in' })
  }
}

async function setSince(table: Table, uid: string, since: number | undefined): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: userKey(uid),
      UpdateExpression: since === undefined ? 'REMOVE secondFactorSince' : 'SET secondFactorSince = :since',
      ...ifPresent,
      ...(since === undefined ? {} : { ExpressionAttributeValues: { ':since': since } }),
    }),
  )
}

/**
 * After each sign-in, before its tokens are given: a user without a record gets it (never an administrator's), and the record of an
 * administrator says since when sign-ins show a second factor, where they must (decision 0044). What cannot be said of an administrator
 * ends the sign-in. Half a read unit, and nothing else when all is as it was.
 */
export async function recordSignIn(event: PoolUser, deps: SignInDeps): Promise<void> {
  const uid = event.request.userAttributes['sub'] ?? ''
  const user = await getItem<UserItem>(deps.table, userKey(uid))
  if (!user) return healAccount(event, deps)
  if (user.userType !== 'Admin' || !deps.hasSecondFactor) return
  const isOn = await deps.hasSecondFactor(event.userPoolId, event.userName)
  if (isOn === (user.secondFactorSince !== undefined)) return
  await setSince(deps.table, uid, isOn ? deps.now() : undefined)
}
