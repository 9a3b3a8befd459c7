import { type Bitmap, count, membersOf } from '#domain/attempts/bitmap.ts'
import { POOL_OF_ALL, poolKey } from './bank-keys.ts'
import { type Key } from './keys.ts'

const BITS = 0
const LIST = 1

/** Numbers below 65,536 in the fewest bytes: a list of two bytes each, or a bit for each up to the last; the first byte says which. */
export function packNumbers(bits: Bitmap): Uint8Array {
  const end = bits.findLastIndex((byte) => byte !== 0) + 1
  if (count(bits) * 2 >= end) return Uint8Array.from([BITS, ...bits.subarray(0, end)])
  return Uint8Array.from([LIST, ...membersOf(bits).flatMap((n) => [n >> 8, n & 0xff])])
}

/** What `packNumbers` packed. */
export function unpackNumbers(packed: Uint8Array): Bitmap {
  if (packed[0] !== LIST) return packed.slice(1)
  const last = packed.length > 1 ? (packed.at(-2) ?? 0) * 256 + (packed.at(-1) ?? 0) : -1
  const bits = new Uint8Array((last >> 3) + 1)
  for (let at = 1; at < packed.length; at += 2) {
    const n = (packed[at] ?? 0) * 256 + (packed[at + 1] ?? 0)
    bits[n >> 3] = (bits[n >> 3] ?? 0) | (1 << (n & 7))
  }
  return bits
}

/**
 * Numbers a shard: 384 bytes a part at most, so that a shard whose eight areas are all full is one item below 4 KB, half a read
 * unit.
 */
export const SHARD_SIZE = 3_072

/** The numbers of one shard by part: number `n` is bit `n % PIECE` of shard `n / PIECE`. No part is empty. */
export type Parts = ReadonlyMap<string, Bitmap>

/**
 * A pool of question numbers as far as it was read. `counts` says for each part how many numbers each shard holds, from shard 0
 * on; `shards` holds those that were read. Version 0: not written yet. `removedAt`: the version of the list of tags, or of areas,
 * that last removed a name of this pool (lambdas/questions/remove-labels.ts): a writer that read an older list reads it again.
 * `freedTo`, of the pool of all questions: the time of the newest version of any question that was deleted, 0 before the first deletion;
 * absent in pools of older versions, which did not count. `freedHighest`, likewise: the highest number of any question that was
 * deleted; a number above it was never used. `refsInPieces`, likewise: every ref lies in a piece (table/refs.ts), none in an item of its own.
 */
export type Pool = {
  name: string
  version: number
  counts: ReadonlyMap<string, readonly number[]>
  shards: ReadonlyMap<number, Parts>
  removedAt?: number
  freedTo?: number
  freedHighest?: number
  refsInPieces?: boolean
}

type PackedParts = Record<string, Uint8Array>

/**
 * A shard of a pool. Shard 0 is the pool's head: it counts the other shards (two bytes each by part, from shard 1 on) and its
 * `version` grows with every change of any shard, in the transaction that writes the questions.
 */
export type PoolItem = Key & {
  type: 'pool'
  parts: PackedParts
  counts?: PackedParts
  version?: number
  removedAt?: number
  freedTo?: number
  freedHighest?: number
  refsInPieces?: boolean
}

export const shardOf = (id: number): number => Math.floor(id / SHARD_SIZE)

export const noPool = (name: string): Pool => ({
  name,
  version: 0,
  counts: new Map(),
  shards: new Map([[0, new Map()]]),
  freedTo: 0,
  freedHighest: 0,
  refsInPieces: true,
})

/** How many numbers a shard holds in the parts that are accepted. */
export const countIn = ({ counts }: Pool, shard: number, accepts: (part: string) => boolean = () => true): number =>
  [...counts].reduce((sum, [part, byShard]) => (accepts(part) ? sum + (byShard[shard] ?? 0) : sum), 0)

/** How many numbers the whole pool holds in the parts that are accepted. */
export const countAll = ({ counts }: Pool, accepts: (part: string) => boolean = () => true): number =>
  [...counts].reduce((sum, [part, byShard]) => (accepts(part) ? byShard.reduce((a, b) => a + b, sum) : sum), 0)

/** How many shards there are up to the last that holds numbers; 1 at least. */
export const shardCount = ({ counts }: Pool): number =>
  [...counts.values()].reduce((most, byShard) => Math.max(most, byShard.length), 1)

// A part is an attribute under a colon: an area may have any name, such as `__proto__`.
const attributeOf = (part: string) => `:${part}`
const partOf = (attribute: string) => attribute.slice(1)

const packParts = (parts: Parts): PackedParts =>
  Object.fromEntries(
    [...parts].flatMap(([part, bits]) => (count(bits) > 0 ? [[attributeOf(part), packNumbers(bits)]] : [])),
  )

/** The parts that an item holds. */
export const partsOfItem = ({ parts }: Pick<PoolItem, 'parts'>): Parts =>
  new Map(Object.entries(parts).map(([attribute, packed]) => [partOf(attribute), unpackNumbers(packed)]))

const packCounts = (counts: readonly number[]) =>
  Uint8Array.from(counts.slice(1).flatMap((some) => [some >> 8, some & 0xff]))
const unpackCounts = (packed: Uint8Array) =>
  Array.from({ length: packed.length / 2 }, (_, i) => (packed[i * 2] ?? 0) * 256 + (packed[i * 2 + 1] ?? 0))

/** A pool of which only the head was read. */
export function poolOfHead(name: string, item: PoolItem): Pool {
  const first = partsOfItem(item)
  const later = new Map(
    Object.entries(item.counts ?? {}).map(([attribute, packed]) => [partOf(attribute), unpackCounts(packed)]),
  )
  const counts = [...new Set([...first.keys(), ...later.keys()])].map((part): [string, number[]] => [
    part,
    [count(first.get(part) ?? new Uint8Array()), ...(later.get(part) ?? [])],
  ])
  const { version = 0, removedAt, freedTo } = item
  // Before decision 0099 it was not counted.
  const freedHighest = item.freedHighest ?? (freedTo === 0 ? 0 : undefined)
  return {
    ...{ name, version, counts: new Map(counts), shards: new Map([[0, first]]) },
    ...(removedAt === undefined ? {} : { removedAt }),
    ...(freedTo === undefined ? {} : { freedTo }),
    ...(freedHighest === undefined ? {} : { freedHighest }),
    ...(item.refsInPieces ? { refsInPieces: true } : {}),
  }
}

/** The items of a pool at its next version: the head, and the shards of these numbers. */
export function poolItems(
  { name, version, counts, shards, removedAt, freedTo, freedHighest, refsInPieces }: Pool,
  written: Iterable<number>,
): PoolItem[] {
  const later = [...counts].filter(([, byShard]) => byShard.slice(1).some((some) => some > 0))
  const head: PoolItem = {
    ...poolKey(name, 0),
    type: 'pool',
    parts: packParts(shards.get(0) ?? new Map()),
    ...(later.length > 0
      ? { counts: Object.fromEntries(later.map(([part, some]) => [attributeOf(part), packCounts(some)])) }
      : {}),
    version: version + 1,
    ...(removedAt === undefined ? {} : { removedAt }),
    ...(freedTo === undefined || name !== POOL_OF_ALL ? {} : { freedTo }),
    ...(freedHighest === undefined || name !== POOL_OF_ALL ? {} : { freedHighest }),
    ...(refsInPieces && name === POOL_OF_ALL ? { refsInPieces } : {}),
  }
  const others = [...written].filter((shard) => shard > 0)
  return [
    head,
    ...others.map((shard): PoolItem => ({
      ...poolKey(name, shard),
      type: 'pool',
      parts: packParts(shards.get(shard) ?? new Map()),
    })),
  ]
}
