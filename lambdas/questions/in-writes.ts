import { shardOf } from '#table/pool.ts'
import type { Change } from './change.ts'
import { poolsTouchedBy } from './pools/pool-writes.ts'

/** A transaction takes 100 writes; the two lists of labels, an import's count and its lines are four of them. */
const MOST_WRITES = 96
/** The question, its version, and its ref or a line that an import, an undo or a batch has of it. */
const WRITES_PER_QUESTION = 3

/** Whether so many changes and writes of pools fit one transaction. */
export const fitsOneWrite = (changes: number, poolWrites: number): boolean =>
  changes * WRITES_PER_QUESTION + poolWrites <= MOST_WRITES

/** The items of pools that a change writes: heads and shards. New questions are thought to get numbers of one shard. */
function poolItemsOf(change: Change): string[] {
  const shard = change.kind === 'add' ? 'new' : shardOf(change.before.question.id)
  return poolsTouchedBy([change]).flatMap((pool) => [pool, ...(shard === 0 ? [] : [`${pool} ${shard}`])])
}

/** Cuts changes into groups that should each fit one transaction, in their order (storeQuestions cuts what does not). */
export function inWrites<T extends { change: Change }>(planned: readonly T[]): T[][] {
  const groups: T[][] = []
  let group: T[] = []
  let items = new Set<string>()
  for (const plan of planned) {
    const touched = poolItemsOf(plan.change)
    if (group.length > 0 && !fitsOneWrite(group.length + 1, new Set([...items, ...touched]).size)) {
      groups.push(group)
      group = []
      items = new Set()
    }
    group.push(plan)
    for (const item of touched) items.add(item)
  }
  return group.length > 0 ? [...groups, group] : groups
}
