import type { User } from '#generated/schema.ts'
import { isEndedSession } from '#domain/users/sessions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UserDeps } from '#lambdas/users/user-deps.ts'
import type { EmailChangeItem } from '#table/account.ts'
import { emailChangeKey, userKey } from '#table/keys.ts'
import { type UserItem, ownUserReply } from '#table/user.ts'
import { codeHashOf } from './code-hash.ts'
import { storeEmail } from './store-email.ts'

/** The maximum tries per e-mailed code. */
const MAX_TRIES = 5

/** Returns the address change with this code. Counts each try before the comparison. */
async function addressOf(uid: string, code: string, { table, now }: UserDeps): Promise<EmailChangeItem> {
  const tried = await updateItem<EmailChangeItem>(table, {
    Key: emailChangeKey(uid),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: 'tries < :most AND #until > :now',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':one': 1, ':most': MAX_TRIES, ':now': now() },
  })
  if (!tried.ok || tried.item.codeHash !== codeHashOf(uid, code.trim())) throw new Refusal('email-code-wrong')
  return tried.item
}

/** Invalidates a used code; a newer one stays valid. */
async function consumeCode({ pk, sk, codeHash }: EmailChangeItem, { table }: UserDeps): Promise<void> {
  await updateItem<EmailChangeItem>(table, {
    Key: { pk, sk },
    UpdateExpression: 'SET tries = :most',
    ConditionExpression: 'codeHash = :hash',
    ExpressionAttributeValues: { ':most': MAX_TRIES, ':hash': codeHash },
  })
}

/**
 * Moves the caller's account to the address of this e-mailed code (decision 0123): first in the user pool, then in the
 * record; notifies the former address by e-mail. A repeat or the next sign-in completes what a crash left. Throws
 * 'sign-in-again' in an ended session, 'email-code-wrong', 'email-used', and 'user-not-found'. 2 read units, 16 write
 * units.
 */
export async function confirmEmailChange(
  { code }: { code: string },
  { sub: uid, signedInAt, device }: Pick<Identity, 'sub' | 'signedInAt' | 'device'>,
  deps: UserDeps,
): Promise<User> {
  const { table, accounts } = deps
  const owner = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  if (isEndedSession(owner, { signedInAt, device })) throw new Refusal('sign-in-again')
  const change = await addressOf(uid, code, deps)
  if ((await accounts.moveEmail(uid, change.email)) === 'used') throw new Refusal('email-used')
  return retryOnConflict({ failure: 'The address could not be stored' }, async () => {
    const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
    if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
    if (user.email === change.email) return ownUserReply(user)
    if (!(await storeEmail(user, change.email, deps))) return CONFLICT
    await consumeCode(change, deps)
    return ownUserReply({ ...user, email: change.email })
  })
}
