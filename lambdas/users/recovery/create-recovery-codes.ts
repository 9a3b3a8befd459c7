import { isEndedSession, isFreshSignIn } from '#domain/users/sessions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UserDeps } from '#lambdas/users/user-deps.ts'
import { accountChangeItem, recoveryItem } from '#table/account.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.ts'

/** Holds while no session has ended since the record was read. */
function ifSessionsAsRead({ uid, sessionsEndedAt, endedDevices }: UserItem) {
  const ended = { sessionsEndedAt, endedDevices }
  const [known, absent] = [true, false].map((isKnown) =>
    Object.entries(ended).filter(([, value]) => (value !== undefined) === isKnown),
  )
  const condition = ifEqual({ uid, ...Object.fromEntries(known ?? []) })
  const without = (absent ?? []).map(([name]) => ` AND attribute_not_exists(${name})`).join('')
  return { ...condition, ConditionExpression: `${condition.ConditionExpression}${without}` }
}

/**
 * Creates and returns ten recovery codes for the caller, once. Earlier codes become invalid, and the owner is notified
 * by e-mail (decision 0123). Throws 'sign-in-again' unless the session began within five minutes, and 'user-not-found'.
 * Half a read unit, 6 write units.
 */
export async function createRecoveryCodes(
  { sub: uid, signedInAt, device }: Pick<Identity, 'sub' | 'signedInAt' | 'device'>,
  deps: Pick<UserDeps, 'table' | 'now'>,
): Promise<string[]> {
  const at = deps.now()
  if (!isFreshSignIn(signedInAt, at)) throw new Refusal('sign-in-again')
  const user = await getItem<UserItem>(deps.table, userKey(uid))
  if (!user) throw new Refusal('user-not-found')
  if (isEndedSession(user, { signedInAt, device })) throw new Refusal('sign-in-again')
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHashOf(uid, code))
  const written = await transactWrite(deps.table, [
    { ConditionCheck: { Key: userKey(uid), ...ifSessionsAsRead(user) } },
    { Put: { Item: recoveryItem(uid, hashes, at) } },
    { Put: { Item: accountChangeItem(user, { change: 'recovery-codes', at }) } },
  ])
  if (!written.ok) throw new Refusal(written.item ? 'sign-in-again' : 'user-not-found')
  return codes
}
