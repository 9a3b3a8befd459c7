import { isEndedSession, isFreshSignIn } from '#domain/users/sessions.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { deletingUser, userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import type { DeletionDeps } from './deletion-deps.ts'
import { finishDeletion } from './finish-deletion.ts'
import { hasOpenPayment } from './open-payment.ts'

/** Marks the record as being deleted: it is in no list and cannot buy, and the hourly upkeep continues the deletion. */
async function markDeleting(user: UserItem, { table, now }: DeletionDeps): Promise<void> {
  const since = now()
  const { gsi1pk, gsi1sk } = deletingUser(since, user.uid)
  const marked = await updateItem<UserItem>(table, {
    Key: userKey(user.uid),
    ...withCondition(
      {
        UpdateExpression: 'SET deleting = :since, gsi1pk = :pk, gsi1sk = :sk',
        ExpressionAttributeValues: { ':since': since, ':pk': gsi1pk, ':sk': gsi1sk },
      },
      ifEqual({ userType: 'Student' }),
    ),
  })
  // The user has just become an administrator, or another call has finished.
  if (!marked.ok && marked.item) throw new Refusal('administrator-stays')
}

/**
 * Deletes the caller's own account permanently (decision 0070): marks the record, then runs `finishDeletion`, which the
 * hourly upkeep resumes. Idempotent. `email`: the caller's address, so that a call meant for another account is
 * rejected. Throws 'deletion-email-differs', 'sign-in-again' in a session older than five minutes,
 * 'administrator-stays', and 'payment-open'.
 */
export async function deleteAccount(
  { email }: { email: string },
  { sub: uid, signedInAt, device }: Pick<Identity, 'sub' | 'signedInAt' | 'device'>,
  deps: DeletionDeps,
): Promise<string> {
  const { table, now, accounts } = deps
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  if (user && user.email.toLowerCase() !== email.trim().toLowerCase()) throw new Refusal('deletion-email-differs')
  // A deletion in progress has ended every session itself.
  const isEnded = user?.deleting === undefined && isEndedSession(user, { signedInAt, device })
  if (!isFreshSignIn(signedInAt, now()) || isEnded) throw new Refusal('sign-in-again')
  if (!user) {
    await accounts.signOut(uid)
    await accounts.remove(uid)
    return uid
  }
  if (user.userType !== 'Student') throw new Refusal('administrator-stays')
  if (user.deleting === undefined) {
    if (await hasOpenPayment(table, uid)) throw new Refusal('payment-open')
    await markDeleting(user, deps)
  }
  await finishDeletion(uid, deps)
  return uid
}
