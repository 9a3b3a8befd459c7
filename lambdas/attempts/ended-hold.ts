import type { Attempt } from '#domain/attempts/attempt.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'

type HoldDeps = { table: Table; now: () => number }

/** Whether the exam that puts an attempt on hold may still run. One read unit. */
export async function isHeld(uid: string, { hold }: Attempt, { table, now }: HoldDeps): Promise<boolean> {
  if (!hold || now() > hold.until) return false
  const key = attemptKey(uid, hold.progress, hold.task, hold.n)
  const exam = await getItem<AttemptItem>(table, key, { consistent: true })
  return exam !== undefined && !isOver(attemptOf(exam), now())
}

/**
 * Returns an attempt past its deadline without the hold of an exam that has ended early, so that `isOver` counts its own
 * deadline again. One read unit for such an attempt, none for others.
 */
export async function withoutEndedHold(uid: string, attempt: Attempt, deps: HoldDeps): Promise<Attempt> {
  const { hold, ...rest } = attempt
  if (!hold || attempt.endTime !== undefined || deps.now() <= attempt.deadline) return attempt
  return (await isHeld(uid, attempt, deps)) ? attempt : rest
}
