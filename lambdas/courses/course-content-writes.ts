import { contentKey } from '#table/keys.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import { incrementCount } from '#lambdas/content/increment-count.ts'

/** The contents of a course after a change and before it. */
type ContentChange = { after: readonly string[]; before: readonly string[] }

/**
 * Returns writes that count courses on the contents that they start to use, which must exist, and no longer on those
 * that they drop.
 */
export function courseContentCounts(changes: readonly ContentChange[]): Write[] {
  const counts = new Map<string, number>()
  const count = (keys: readonly string[], by: number) => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + by)
  }
  for (const { after, before } of changes) {
    count(
      after.filter((key) => !before.includes(key)),
      1,
    )
    count(
      before.filter((key) => !after.includes(key)),
      -1,
    )
  }
  return [...counts]
    .filter(([, by]) => by !== 0)
    .map(([key, by]) => ({ Update: { Key: contentKey(key), ...incrementCount('usedBy', by) } }))
}

/** Returns `courseContentCounts` for one course. */
export const courseContentWrites = (after: readonly string[], before: readonly string[]): Write[] =>
  courseContentCounts([{ after, before }])
