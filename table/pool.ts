import { EASY, type PoolQuery } from '#domain/attempts/bank.ts'
import { type Bitmap, count, membersOf } from '#domain/attempts/bitmap.ts'
import { CASE_STUDY, type Question } from '#domain/questions/question.ts'
import { POOL_OF_ALL, poolKey, poolOfNclex, poolOfTag } from './bank-keys.ts'
import type { Key } from './keys.ts'
import type { ReportedShortages } from '#domain/attempts/new-shortages.ts'

/** Keys of the notifications that reported a short test, by its task. */
export type Notices = Readonly<Record<string, readonly string[]>>

/**
 * The shortages of tests that administrators have been notified of, and by which notifications (absent: by an older
 * version): one item, which holds short tests only.
 */
export type ReportedShortagesItem = Key & { type: 'told'; tests: ReportedShortages; notices?: Notices; version: number }

const BITS = 0
const LIST = 1

/**
 * Packs numbers below 65,536 in the fewest bytes: a list of two bytes each, or a bit for each up to the last; the first
 * byte is the format.
 */
export function packNumbers(bits: Bitmap): Uint8Array {
  const end = bits.findLastIndex((byte) => byte !== 0) + 1
  if (count(bits) * 2 >= end) return Uint8Array.from([BITS, ...bits.subarray(0, end)])
  return Uint8Array.from([LIST, ...membersOf(bits).flatMap((n) => [n >> 8, n & 0xff])])
}

/** Reverses `packNumbers`. */
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
 * Numbers in a shard: at most 384 bytes a part, so that a shard with eight full areas is one item below 4 KB, half a
 * read unit.
 */
export const SHARD_SIZE = 3_072

/** The numbers of one shard by part: number `n` is bit `n % PIECE` of shard `n / PIECE`. No part is empty. */
export type Parts = ReadonlyMap<string, Bitmap>

/**
 * A pool of question numbers as far as it was read. `counts`: how many numbers each shard of a part holds, from shard
 * 0; `shards`: those read. Version 0: not stored yet. `removedAt`: the list's version that last removed one of its
 * names. `freedTo`, `freedHighest`: time and highest number of deleted questions. `refsInPieces`: every ref is in a
 * shard.
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
 * A shard of a pool. Shard 0 is the pool's head: it counts the other shards (two bytes each by part, from shard 1 on),
 * and its `version` is incremented by every change of any shard, in the transaction that writes the questions.
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

/** Returns how many numbers of a shard are in the accepted parts. */
export const countIn = ({ counts }: Pool, shard: number, accepts: (part: string) => boolean = () => true): number =>
  [...counts].reduce((sum, [part, byShard]) => (accepts(part) ? sum + (byShard[shard] ?? 0) : sum), 0)

/** Returns how many numbers of the whole pool are in the accepted parts. */
export const countAll = ({ counts }: Pool, accepts: (part: string) => boolean = () => true): number =>
  [...counts].reduce((sum, [part, byShard]) => (accepts(part) ? byShard.reduce((a, b) => a + b, sum) : sum), 0)

/** Returns the number of shards up to the last nonempty one; at least 1. */
export const shardCount = ({ counts }: Pool): number =>
  [...counts.values()].reduce((max, byShard) => Math.max(max, byShard.length), 1)

// A part's attribute name starts with a colon: an area may have any name, such as `__proto__`.
const attributeOf = (part: string) => `:${part}`
const partOfAttribute = (attribute: string) => attribute.slice(1)

const packParts = (parts: Parts): PackedParts =>
  Object.fromEntries(
    [...parts].flatMap(([part, bits]) => (count(bits) > 0 ? [[attributeOf(part), packNumbers(bits)]] : [])),
  )

/** Returns the parts of an item. */
export const partsOfItem = ({ parts }: Pick<PoolItem, 'parts'>): Parts =>
  new Map(Object.entries(parts).map(([attribute, packed]) => [partOfAttribute(attribute), unpackNumbers(packed)]))

const packCounts = (counts: readonly number[]) =>
  Uint8Array.from(counts.slice(1).flatMap((some) => [some >> 8, some & 0xff]))
const unpackCounts = (packed: Uint8Array) =>
  Array.from({ length: packed.length / 2 }, (_, i) => (packed[i * 2] ?? 0) * 256 + (packed[i * 2 + 1] ?? 0))

/** Returns a pool of which only the head was read. */
export function poolOfHead(name: string, item: PoolItem): Pool {
  const first = partsOfItem(item)
  const later = new Map(
    Object.entries(item.counts ?? {}).map(([attribute, packed]) => [partOfAttribute(attribute), unpackCounts(packed)]),
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

/** Returns the items of a pool at its next version: the head, and the shards of these numbers. */
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

/** A part of a pool. The parts of a tag's pool are disjoint. */
export type PoolRef = { pool: string; part: string }

/** Tags that nearly every test combines with another: the pool of any tag is split by which of them a question has. */
const SUBJECTS: readonly string[] = ['RN', 'PN']
/** The subject of questions without one: no test draws them by area, but they have areas. */
const NO_SUBJECT = 'NONE'
const MARKS: readonly string[] = [...SUBJECTS, EASY]
/** The part of questions without a mark, and the only part of the pool of all questions. */
export const UNMARKED = '-'

const marksOf = (tags: readonly string[]) => MARKS.filter((mark) => tags.includes(mark))
const partOf = (marks: readonly string[]) => (marks.length === 0 ? UNMARKED : marks.join('+'))
const marksIn = (part: string) => (part === UNMARKED ? [] : part.split('+'))

/** The pools whose parts are areas: together they contain every question with an area. */
export const AREA_POOLS: readonly string[] = [...SUBJECTS, NO_SUBJECT].map(poolOfNclex)

/** The mark of case studies in the parts of tags' pools: they are drawn separately from single questions. */
const CASE = 'Case'

/** Case studies of an area have a separate part: a blank before the name, which no area begins with. */
export const partsOfArea = (area: string): { singles: string; cases: string } => ({ singles: area, cases: ` ${area}` })

/** The input of pools: a question, or its item in the table. */
export type Labelled = Pick<Question, 'tags' | 'area'> & { type?: string; questionType?: string }

/**
 * Returns the pools of a question: all questions, each of its tags, and each of its areas for RN, for PN, or for
 * neither.
 */
export function placesOf({ tags, area, type, questionType }: Labelled): PoolRef[] {
  const isCase = type === CASE_STUDY || questionType === CASE_STUDY
  const part = partOf([...marksOf(tags), ...(isCase ? [CASE] : [])])
  const subjects = SUBJECTS.filter((subject) => tags.includes(subject))
  return [
    { pool: POOL_OF_ALL, part: UNMARKED },
    ...tags.map((tag) => ({ pool: poolOfTag(tag), part })),
    ...(subjects.length > 0 ? subjects : [NO_SUBJECT]).flatMap((subject) =>
      area.map((name) => ({
        pool: poolOfNclex(subject),
        part: isCase ? partsOfArea(name).cases : partsOfArea(name).singles,
      })),
    ),
  ]
}

/** How to answer a query: questions in every one of the pools, in parts that it accepts. */
export type PoolLookup = { pools: string[]; accepts: (part: string) => boolean }

/**
 * Returns the fewest pools that answer a query: one for RN or PN with one more tag and easy or not, and one for an
 * NCLEX.
 */
export function lookupOf({ tags, easy, area, cases }: PoolQuery): PoolLookup {
  if (area !== undefined) {
    const { singles, cases: ofCases } = partsOfArea(area)
    const pools = cases === true ? ofCases : singles
    return { pools: tags.slice(0, 1).map(poolOfNclex), accepts: (part) => part === pools }
  }
  const marks = marksOf(tags)
  const plainTags = tags.filter((tag) => !MARKS.includes(tag))
  return {
    pools: (plainTags.length > 0 ? [...new Set(plainTags)] : marks.slice(0, 1)).map(poolOfTag),
    accepts: (part) => {
      const carried = marksIn(part)
      return (
        marks.every((mark) => carried.includes(mark)) &&
        carried.includes(CASE) === (cases === true) &&
        (easy === undefined || carried.includes(EASY) === easy)
      )
    },
  }
}

type Numbered = Labelled & Pick<Question, 'id'>
type Shards = Map<number, Map<string, Bitmap>>

/**
 * Rebuilds all pools of a bank from its questions: the same as their writes would have left, at version `version` + 1.
 */
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
