import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { SESSION_LIFE } from '#domain/users/sessions.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { storeEmail } from '#lambdas/users/email-change/store-email.ts'
import { storeAccountChange } from '#lambdas/users/store-account-change.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type AccountDeps, createAccount, type PoolUser } from './create-account.ts'

export type SignInDeps = AccountDeps & {
  /** Whether a user's sign-ins require a second factor. */
  hasSecondFactor: (userPoolId: string, userName: string) => Promise<boolean>
  /** Forgets some of a user's sessions that began before a time (epoch milliseconds). */
  forgetOverSessions: (userPoolId: string, userName: string, before: number) => Promise<void>
  /** Ends every session of a user. */
  signOut: (userPoolId: string, userName: string) => Promise<void>
  /** Whether administrators must use a second factor. */
  factorRequired: boolean
}

/** Creates an account whose confirmation failed. Logs errors so that they do not prevent the sign-in. */
async function repairAccount(event: PoolUser, deps: AccountDeps): Promise<void> {
  try {
    await createAccount(event, deps)
  } catch (error) {
    logError(error, { doing: 'open an account at a sign-in' })
  }
}

/** Stores since when an administrator's sign-ins show the second factor; earlier sessions did not. */
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

/** Records the second factor's state on the first check, without an e-mail to the owner. */
async function recordFirstCheck(table: Table, uid: string, isOn: boolean): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: userKey(uid),
      UpdateExpression: 'SET secondFactor = :on',
      ...ifPresent,
      ExpressionAttributeValues: { ':on': isOn },
    }),
  )
}

/**
 * E-mails the owner if the second factor has changed since the last check, outside the site. Returns whether it had.
 */
async function noteChange(user: UserItem, isOn: boolean, deps: SignInDeps): Promise<boolean> {
  const before = user.secondFactor ?? (user.secondFactorSince === undefined ? undefined : true)
  if (before === undefined) await recordFirstCheck(deps.table, user.uid, isOn)
  if (before === undefined || before === isOn) return false
  await storeAccountChange(user, isOn ? 'second-factor-on' : 'second-factor-off', deps)
  return true
}

/**
 * Runs before the password check of a sign-in. If the second factor has changed, e-mails the owner, even if it now
 * locks them out, and ends every earlier session. Logs failures so that they do not prevent the sign-in. One read unit
 * if nothing has changed.
 */
export async function noticeFactor(event: PoolUser, deps: SignInDeps): Promise<void> {
  try {
    const key = userKey(event.request.userAttributes['sub'] ?? '')
    const user = await getItem<UserItem>(deps.table, key, { consistent: true })
    if (!user) return
    const isOn = await deps.hasSecondFactor(event.userPoolId, event.userName)
    if (await noteChange(user, isOn, deps)) await deps.signOut(event.userPoolId, event.userName)
  } catch (error) {
    logError(error, { doing: 'look at the second factor of a sign-in' })
  }
}

/**
 * Forgets expired sessions, so that the pool's list stays short. Logs failures so that they do not prevent the sign-in.
 */
export async function forgetOver(event: PoolUser, deps: SignInDeps): Promise<void> {
  try {
    await deps.forgetOverSessions(event.userPoolId, event.userName, deps.now() - SESSION_LIFE)
  } catch (error) {
    logError(error, { doing: 'forget sessions that are over' })
  }
}

/**
 * Stores an address that only the pool has because its change was interrupted. Its owner is e-mailed as usual; a
 * failure is logged.
 */
async function followEmail(event: PoolUser, user: UserItem, deps: SignInDeps): Promise<void> {
  const verdict = checkEmail(event.request.userAttributes['email'] ?? '')
  if (!verdict.ok || verdict.email === user.email) return
  try {
    await storeEmail(user, verdict.email, deps)
  } catch (error) {
    logError(error, { doing: 'follow the address of the pool' })
  }
}

/**
 * After each sign-in, before its tokens are issued: writes a missing record (never an administrator's), follows the
 * pool's address, and records since when an administrator's sign-ins show a required second factor (decision 0044), or
 * ends the sign-in. Half a read unit when nothing has changed.
 */
export async function recordSignIn(event: PoolUser, deps: SignInDeps): Promise<void> {
  const uid = event.request.userAttributes['sub'] ?? ''
  const user = await getItem<UserItem>(deps.table, userKey(uid))
  if (!user) return repairAccount(event, deps)
  await followEmail(event, user, deps)
  if (user.userType !== 'Admin' || !deps.factorRequired) return
  const isOn = await deps.hasSecondFactor(event.userPoolId, event.userName)
  if (isOn === (user.secondFactorSince !== undefined)) return
  await setSince(deps.table, uid, isOn ? deps.now() : undefined)
}
