import type { Progress } from '#domain/progress/progress.ts'
import type { EnrolmentLockItem } from '#table/progress.ts'
import { enrolmentLockKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * Returns the key of the payment for a progress, if any. For progresses of version 1.0.0, only the lock names it, which
 * costs a read unit.
 */
export async function paymentOfProgress(
  { studentId, group, key, paymentKey: storedKey }: Progress,
  table: Table,
): Promise<string | undefined> {
  if (storedKey !== undefined) return storedKey
  const lock = await getItem<EnrolmentLockItem>(table, enrolmentLockKey(studentId, group), { consistent: true })
  return lock?.progressKey === key ? lock.paymentKey : undefined
}
