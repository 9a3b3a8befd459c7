import { poolOfArea, poolOfTag, type Key } from '../../data/keys.ts'
import type { Question } from '../../domain/questions/question.ts'
import { has, withBit, withoutBit } from '../../domain/testing/bitmap.ts'
import type { Change } from './change.ts'
import type { PoolSeen } from './read-pools.ts'

type Labels = Pick<Question, 'tags' | 'area'>
const poolsOf = ({ tags, area }: Labels): Key[] => [...tags.map(poolOfTag), ...area.map(poolOfArea)]

/** Every pool that a change may add its question to or take it from. */
export const poolsTouchedBy = (changes: readonly Change[]): Key[] =>
  changes.flatMap((change) => [
    ...poolsOf(change.question),
    ...(change.kind === 'update' ? poolsOf(change.before) : []),
  ])

/** The pools whose bits differ once the changes are made; `questions` are the changes' questions with their numbers. */
export function changedPools(
  changes: readonly Change[],
  questions: readonly Question[],
  seen: ReadonlyMap<string, PoolSeen>,
): PoolSeen[] {
  const next = new Map<string, PoolSeen>()
  const set = (key: Key, id: number, belongs: boolean) => {
    const pool = next.get(key.sk) ?? seen.get(key.sk)
    if (!pool || has(pool.bits, id) === belongs) return
    next.set(key.sk, { ...pool, bits: belongs ? withBit(pool.bits, id) : withoutBit(pool.bits, id) })
  }
  questions.forEach((question, index) => {
    const change = changes[index]
    if (change?.kind === 'update') for (const key of poolsOf(change.before)) set(key, question.id, false)
    for (const key of poolsOf(question)) set(key, question.id, true)
  })
  return [...next.values()].filter((pool) => {
    const before = seen.get(pool.key.sk)
    return before === undefined || String(before.bits) !== String(pool.bits)
  })
}
