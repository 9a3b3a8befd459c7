import { withoutNames } from '#domain/questions/label-list.ts'
import { readPools } from '#lambdas/questions/pools/read-pools.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type LabelKind, listWrite, poolsOfLabels, questionsWith, readList, tagsOfTests } from './labels.ts'
import { poolWrites } from '#lambdas/questions/pools/pool-writes.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** A transaction allows 100 writes: the list, the caller's additions, and a pool's head for each tag. */
const TAGS_PER_WRITE = 90

/** Labels by their positions in a list. */
export type Labels = { kind: LabelKind; positions: readonly number[] }

/**
 * Removes labels that no question and no test uses; their positions stay, marked as removed
 * (domain/questions/label-list.ts). Requires the list and the pools' heads, which every write of such a label changes,
 * to be as read; writers with an older list read it again. Keeps a running rename's names. Returns how many it removed:
 * call again until 0 (90 a transaction).
 */
export async function removeLabels(
  table: Table,
  { kind, positions }: Labels,
  also: (removed: readonly number[]) => readonly Write[],
): Promise<number> {
  return retryOnConflict({ failure: 'Labels could not be removed', attempts: 8 }, async () => {
    const list = await readList(table, kind)
    const nameOf = (position: number) => list.values[position] ?? ''
    const isOfJob = (position: number) => position === list.job?.from || position === list.job?.to
    const listed = positions.filter(
      (position) => nameOf(position) !== '' && !list.removed.has(position) && !isOfJob(position),
    )
    if (listed.length === 0) return 0
    const ofTests = await tagsOfTests(table, kind)
    const heads = await readPools(table, poolsOfLabels(kind, listed.map(nameOf)), { consistent: true })
    const isCarried = (name: string) => ofTests.has(name) || questionsWith(heads, kind, name) > 0
    const removed = listed.filter((position) => !isCarried(nameOf(position))).slice(0, TAGS_PER_WRITE)
    if (removed.length === 0) return 0
    const touched = poolsOfLabels(kind, removed.map(nameOf)).flatMap((name) => heads.get(name) ?? [])
    const written = await transactWrite(table, [
      listWrite(kind, withoutNames(list, removed), list.version),
      ...touched.flatMap((head) => poolWrites({ ...head, removedAt: list.version + 1 }, [])),
      ...also(removed),
    ])
    if (written.ok) return removed.length
    return CONFLICT
  })
}
