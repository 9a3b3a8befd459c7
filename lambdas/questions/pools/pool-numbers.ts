import { countIn, shardCount, SHARD_SIZE, type Pool } from '#table/pool.ts'
import { and, count, membersOf, or, type Bitmap } from '#domain/attempts/bitmap.ts'

type Accepts = (part: string) => boolean

/** Returns the numbers of a loaded shard, in the accepted parts. */
export function numbersIn({ shards }: Pool, shard: number, accepts: Accepts): Bitmap {
  const accepted = [...(shards.get(shard) ?? [])].flatMap(([part, bits]) => (accepts(part) ? [bits] : []))
  const [first = new Uint8Array(), ...rest] = accepted
  return rest.reduce(or, first)
}

/** Returns the numbers of all loaded shards, in order. */
export const numbersOfPool = (pool: Pool): number[] =>
  [...pool.shards.keys()]
    .sort((a, b) => a - b)
    .flatMap((shard) => membersOf(numbersIn(pool, shard, () => true)).map((n) => shard * SHARD_SIZE + n))

/** Whether every nonempty shard of a pool was read. */
export const isWhole = (pool: Pool | undefined): boolean =>
  pool === undefined ||
  Array.from({ length: shardCount(pool) }, (_, shard) => shard).every(
    (shard) => pool.shards.has(shard) || countIn(pool, shard) === 0,
  )

/** Returns the intersection of whole pools, as a pool of one part. */
export function commonPool(pools: readonly Pool[], accepts: Accepts): Pool {
  const length = Math.min(...pools.map(shardCount))
  const bits = Array.from({ length }, (_, shard) => {
    const [first, ...rest] = pools.map((pool) => numbersIn(pool, shard, accepts))
    return rest.reduce(and, first ?? new Uint8Array())
  })
  return {
    name: '',
    version: 0,
    counts: new Map([['', bits.map(count)]]),
    shards: new Map(bits.map((some, shard) => [shard, new Map([['', some]])])),
  }
}

/** Whether the shards read since, `shards` or others, match the counts. */
export function isConsistent(before: Pool | undefined, now: Pool | undefined, shards: Iterable<number>): boolean {
  if (!before || !now) return before === now
  const parts = [...new Set([...before.counts.keys(), ...now.counts.keys()])]
  return [...new Set([...now.shards.keys(), ...shards])].every((shard) => {
    const read = now.shards.get(shard) ?? new Map<string, Bitmap>()
    return [...parts, ...read.keys()].every(
      (part) => (before.counts.get(part)?.[shard] ?? 0) === count(read.get(part) ?? new Uint8Array()),
    )
  })
}
