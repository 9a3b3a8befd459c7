import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { studySharingItem } from '#table/study.ts'
import type { StudyDeps } from './open-study.ts'

/** Holds while the account exists and is not being deleted. */
export const ifUserStays = (uid: string) => ({
  ConditionCheck: {
    Key: userKey(uid),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deleting)',
  },
})

/**
 * Turns the caller's activity comparison on or off; the default is off. When off, the next day's quartiles exclude
 * their data. Idempotent; the last of two windows wins. Throws 'user-not-found'. 5 write units.
 */
export async function shareActivity(
  uid: string,
  shared: boolean,
  { table }: Pick<StudyDeps, 'table'>,
): Promise<boolean> {
  const written = await transactWrite(table, [ifUserStays(uid), { Put: { Item: studySharingItem(uid, shared) } }])
  if (!written.ok) throw new Refusal('user-not-found')
  return shared
}
