import { poolOfAll, poolOfArea, poolOfTag, type Key } from '../../data/keys.ts'
import type { Question } from '../../domain/questions/question.ts'
import { has, withBit, withoutBit } from '../../domain/testing/bitmap.ts'
import { questionAfter, questionBefore, type Change } from './change.ts'
import type { PoolSeen } from './read-pools.ts'

type Labels = Pick<Question, 'tags' | 'area'>
const poolsOf = (labels: Labels | undefined): Key[] =>
  labels ? [...labels.tags.map(poolOfTag), ...labels.area.map(poolOfArea)] : []

/** Every pool but that of all questions that a change may add its question to or take it from. */
export const poolsTouchedBy = (changes: readonly Change[]): Key[] =>
  changes.flatMap((change) => [...poolsOf(questionBefore(change)), ...poolsOf(questionAfter(change))])

/** The pools whose bits differ once the changes are made; `ids` are the numbers of the changes' questions. */
export function changedPools(
  changes: readonly Change[],
  ids: readonly number[],
  seen: ReadonlyMap<string, PoolSeen>,
): PoolSeen[] {
  const next = new Map<string, PoolSeen>()
  const set = (key: Key, id: number, belongs: boolean) => {
    const pool = next.get(key.sk) ?? seen.get(key.sk)
    if (!pool || has(pool.bits, id) === belongs) return
    next.set(key.sk, { ...pool, bits: belongs ? withBit(pool.bits, id) : withoutBit(pool.bits, id) })
  }
  changes.forEach((change, index) => {
    const id = ids[index] ?? 0
    for (const key of poolsOf(questionBefore(change))) set(key, id, false)
    for (const key of poolsOf(questionAfter(change))) set(key, id, true)
    set(poolOfAll, id, change.kind !== 'delete')
  })
  return [...next.values()].filter((pool) => {
    const before = seen.get(pool.key.sk)
    return before === undefined || String(before.bits) !== String(pool.bits)
  })
}
