import type { Question } from '#domain/questions/question.ts'
import { count, type Bitmap } from '#domain/attempts/bitmap.ts'
import { type Labelled, placesOf } from './pool-places.ts'
import { SHARD_SIZE, shardOf, type PoolItem, poolItems } from './pool.ts'

type Numbered = Labelled & Pick<Question, 'id'>
type Shards = Map<number, Map<string, Bitmap>>

/** All pools of a bank, made of its questions: what the writes of these questions would have left, at version `version` + 1. */
export function poolsOfBank(questions: Iterable<Numbered>, version = 0): PoolItem[] {
  const pools = new Map<string, Shards>()
  for (const question of questions)
    for (const { pool, part } of placesOf(question)) {
      const shards: Shards = pools.get(pool) ?? new Map([[0, new Map<string, Bitmap>()]])
      const parts = shards.get(shardOf(question.id)) ?? new Map<string, Bitmap>()
      const bits = parts.get(part) ?? new Uint8Array(SHARD_SIZE / 8)
      const n = question.id % SHARD_SIZE
      bits[n >> 3] = (bits[n >> 3] ?? 0) | (1 << (n & 7))
      pools.set(pool, shards.set(shardOf(question.id), parts.set(part, bits)))
    }
  return [...pools].flatMap(([name, shards]) => {
    const length = Math.max(...shards.keys()) + 1
    const counts = new Map<string, number[]>()
    for (const [shard, parts] of shards)
      for (const [part, bits] of parts) {
        const byShard = counts.get(part) ?? Array.from({ length }, () => 0)
        byShard[shard] = count(bits)
        counts.set(part, byShard)
      }
    return poolItems({ name, version, counts, shards }, shards.keys())
  })
}
