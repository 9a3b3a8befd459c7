import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { studySharingItem } from '#table/study.ts'
import type { StudyDeps } from './own-study.ts'

/** Holds while there is a record that is not being deleted. */
export const ifUserStays = (uid: string) => ({
  ConditionCheck: {
    Key: userKey(uid),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deleting)',
  },
})

/**
 * The caller compares themselves with others from now on, or no more. Off until it is wished; switched off, nothing of theirs goes into
 * the next day's borders. The same again changes nothing; of two windows the last one holds. Refuses with 'user-not-found'. 5 write units.
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
