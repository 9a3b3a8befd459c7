import { mayHoldFirst } from '#table/question.ts'
import { refShardOf, REFS_PER_SHARD } from '#table/bank.ts'
import { shardOf } from '#table/pool.ts'
import type { Change } from './change.ts'
import { poolsTouchedBy } from '#lambdas/questions/pools/pool-writes.ts'
import type { BankWrite } from './question-writes.ts'

/** The maximum writes of a DynamoDB transaction. */
const MAX_WRITES = 100
/** The two lists of labels, an import's or batch's count, and its lines. */
const RESERVED_WRITES = 4

/**
 * Counts the writes of one change that are known before it has a number: the question, its version unless it is in the
 * question's item, its first version if it has to be written separately, who deleted it, and its item in the bin.
 */
function writesOf(change: Change): number {
  if (change.kind === 'add') return mayHoldFirst(change.question) ? 1 : 2
  const first = change.before.first ? 1 : 0
  const binned = change.kind === 'delete' && change.binnedOn !== undefined ? 1 : 0
  return 2 + first + binned
}

/**
 * Whether these writes fit in one transaction, with a record of who deleted it for each deletion
 * (lambdas/dynamodb/audit-context.ts).
 */
export const fitsTransaction = (writes: readonly BankWrite[], changes: readonly Change[]): boolean =>
  writes.length + changes.filter(({ kind }) => kind === 'delete').length <= MAX_WRITES

/**
 * Returns the items of pools and refs that a change writes: heads and shards. Assumes that new questions get numbers of
 * one shard and of consecutive shards of refs.
 */
function sharedItemsOf(change: Change, nth: number): string[] {
  const shard = change.kind === 'add' ? 'new' : shardOf(change.before.question.id)
  const pools = poolsTouchedBy([change]).flatMap((pool) => [pool, ...(shard === 0 ? [] : [`${pool} ${shard}`])])
  if (change.kind === 'update') return pools
  // Numbers may begin anywhere within a shard.
  if (change.kind === 'add') return [...pools, 'refs', `refs ${Math.floor(nth / REFS_PER_SHARD)}`]
  return [...pools, `refs of ${refShardOf(change.before.question.id)}`]
}

/**
 * Splits changes into groups that should each fit in one transaction, in order (storeQuestions splits those that
 * don't). `lineEach`: each change has its own line, instead of one for all.
 */
export function batchByTransaction<T extends { change: Change }>(
  planned: readonly T[],
  { lineEach = false } = {},
): T[][] {
  const groups: T[][] = []
  let group: T[] = []
  let items = new Set<string>()
  let writes = 0
  for (const plan of planned) {
    const count = writesOf(plan.change) + (lineEach ? 1 : 0)
    const touched = sharedItemsOf(plan.change, group.length)
    const all = new Set([...items, ...touched])
    if (group.length > 0 && writes + count + all.size > MAX_WRITES - RESERVED_WRITES) {
      groups.push(group)
      group = []
      items = new Set()
      writes = 0
    }
    group.push(plan)
    writes += count
    for (const item of touched) items.add(item)
  }
  return group.length > 0 ? [...groups, group] : groups
}
