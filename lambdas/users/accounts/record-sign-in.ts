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
  /** Whether a user's sign-ins ask for a second factor. */
  hasSecondFactor: (userPoolId: string, userName: string) => Promise<boolean>
  /** Forgets some of the sessions of a user that began before a time (epoch milliseconds). */
  forgetOverSessions: (userPoolId: string, userName: string, before: number) => Promise<void>
  /** Ends every session of a user. */
  signOut: (userPoolId: string, userName: string) => Promise<void>
  /** Whether administrators must have one. */
  factorRequired: boolean
}

/** Creates an account whose confirmation failed; an error is logged and does not prevent the sign-in. */
async function healAccount(event: PoolUser, deps: AccountDeps): Promise<void> {
  try {
    await createAccount(event, deps)
  } catch (error) {
    logError(error, { doing: 'open an account at a sign-in' })
  }
}

/** What an administrator's record says of the second factor: since when sign-ins show it; a session of before has not. */
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

/** A first look: what was turned on before is nothing that the owner is mailed about. */
async function noteFirstLook(table: Table, uid: string, isOn: boolean): Promise<void> {
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

/** Mails the owner when the second factor is not as it was at the last look, turned on or off by somebody who passed the site by; whether it was so. */
async function noteChange(user: UserItem, isOn: boolean, deps: SignInDeps): Promise<boolean> {
  const before = user.secondFactor ?? (user.secondFactorSince === undefined ? undefined : true)
  if (before === undefined) await noteFirstLook(deps.table, user.uid, isOn)
  if (before === undefined || before === isOn) return false
  await storeAccountChange(user, isOn ? 'second-factor-on' : 'second-factor-off', deps)
  return true
}

/**
 * Before the password of a sign-in: when the second factor has changed, the owner is mailed, also where it now keeps them out, and every session of
 * before ends. What fails is logged and prevents no sign-in. One read unit, and nothing else when all is as it was.
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

/** Forgets sessions that are over, so that the pool's list stays short. A failure is logged and prevents no sign-in. */
export async function forgetOver(event: PoolUser, deps: SignInDeps): Promise<void> {
  try {
    await deps.forgetOverSessions(event.userPoolId, event.userName, deps.now() - SESSION_LIFE)
  } catch (error) {
    logError(error, { doing: 'forget sessions that are over' })
  }
}

/** The pool has an address that the record has not: the process died that moved it. Its owner is mailed as ever; a failure is logged. */
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
  if (!user) return healAccount(event, deps)
  await followEmail(event, user, deps)
  if (user.userType !== 'Admin' || !deps.factorRequired) return
  const isOn = await deps.hasSecondFactor(event.userPoolId, event.userName)
  if (isOn === (user.secondFactorSince !== undefined)) return
  await setSince(deps.table, uid, isOn ? deps.now() : undefined)
}
