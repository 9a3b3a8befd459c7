import { lookupOf, countIn, SHARD_SIZE, type Pool, shardCount } from '#table/pool.ts'
import type { Bank, PoolQuery, SampleQuery } from '#domain/attempts/bank.ts'
import { type Random, rankOrder } from '#domain/attempts/sampling.ts'
import { selectRanks } from '#domain/attempts/bitmap.ts'
import { commonPool, isWhole, numbersIn, isConsistent } from './pool-numbers.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type ShardsByPool, readShards, readPools, readWholePool } from './read-pools.ts'

const UNIT = 4_096
/** The bytes of an item without its parts: keys, type, and the names of its fields. */
const FRAME = 64
const bytesAPart = (part: string, count: number) => part.length + 5 + Math.min(SHARD_SIZE / 8, count * 2)

const bytesOf = ({ counts }: Pool, shard: number): number =>
  [...counts].reduce((sum, [part, byShard]) => {
    const some = byShard[shard] ?? 0
    return some === 0 ? sum : sum + bytesAPart(part, some)
  }, FRAME)

/** Returns the cost of reading these shards one by one, in units of 4 KB; an upper estimate from their counts. */
const readCostOfShards = (pool: Pool, shards: Iterable<number>): number =>
  [...shards].reduce((sum, shard) => sum + Math.ceil(bytesOf(pool, shard) / UNIT), 0)

/** Returns the cost of reading the whole pool, including its head, in one query, by its total size. */
function readCostOfPool(pool: Pool): number {
  const length = shardCount(pool)
  const all = Array.from({ length }, (_, shard) => bytesOf(pool, shard)).reduce((sum, bytes) => sum + bytes, 0)
  const counts = [...pool.counts.keys()].reduce((sum, part) => sum + part.length + length * 2, 0)
  return Math.ceil((all + counts) / UNIT)
}

/** Pools as far as they were read; their heads always are. */
type PoolReader = {
  pool: (name: string) => Pool
  /** Reads shards, or the whole pool if that costs less; false if they differ from the counts. */
  fetch: (shards: ShardsByPool) => Promise<boolean>
  readWhole: (names: readonly string[]) => Promise<void>
  /** Reads all pools whole and strongly: their counts then match their shards. */
  readAgain: () => Promise<void>
}

/** Reads the heads of pools; returns a reader for the rest. */
async function createPoolReader(table: Table, names: ReadonlySet<string>, consistent: boolean): Promise<PoolReader> {
  let pools = await readPools(table, [...names], { consistent })
  const pool = (name: string): Pool => {
    const known = pools.get(name)
    if (!known) throw new Error(`The bank was not opened for ${name}`)
    return known
  }
  const readWhole = async (some: Iterable<string>, strongly: boolean) => {
    for (const name of some) pools.set(name, await readWholePool(table, name, { consistent: strongly }))
  }
  return {
    pool,
    fetch: async (shardsByPool) => {
      const isCheaperWhole = (name: string, shards: Iterable<number>) =>
        readCostOfPool(pool(name)) <= readCostOfShards(pool(name), shards)
      const wholePools = [...shardsByPool].flatMap(([name, shards]) => (isCheaperWhole(name, shards) ? [name] : []))
      const before = pools
      pools = await readShards(
        table,
        pools,
        new Map([...shardsByPool].filter(([name]) => !wholePools.includes(name))),
        {
          consistent,
        },
      )
      await readWhole(wholePools, consistent)
      return [...shardsByPool].every(([name, shards]) => isConsistent(before.get(name), pools.get(name), shards))
    },
    readWhole: (some) => readWhole(some, consistent),
    readAgain: () => readWhole([...names], true),
  }
}

/** The random source, and whether pools are read strongly. */
type BankOptions = { random: Random; consistent?: boolean }

/** Where a query's questions are: their pool, and its accepted parts. */
type DrawnNumbers = { pool: Pool; accepts: (part: string) => boolean }

/** A shard of a pool, and the rank of a number in it. */
type NumberPosition = { shard: number; rank: number }

const NO_NUMBERS: DrawnNumbers = {
  pool: { name: '', version: 0, counts: new Map(), shards: new Map() },
  accepts: () => false,
}

function find(reader: PoolReader, query: PoolQuery): DrawnNumbers {
  const { pools: names, accepts } = lookupOf(query)
  const [first, ...rest] = names.map((name) => reader.pool(name))
  if (!first) return NO_NUMBERS
  return rest.length === 0
    ? { pool: first, accepts }
    : { pool: commonPool([first, ...rest], accepts), accepts: () => true }
}

const countsOf = ({ pool, accepts }: DrawnNumbers): number[] =>
  Array.from({ length: shardCount(pool) }, (_, shard) => countIn(pool, shard, accepts))

const sumOf = (counts: readonly number[]) => counts.reduce((sum, some) => sum + some, 0)

/** Returns the place of a rank in shards with these `counts`. */
function positionOf(rank: number, counts: readonly number[]): NumberPosition {
  let left = rank
  const shard = counts.findIndex((some) => {
    if (left < some) return true
    left -= some
    return false
  })
  return { shard, rank: left }
}

function numberAt({ pool, accepts }: DrawnNumbers, { shard, rank }: NumberPosition): number {
  const [number] = selectRanks(numbersIn(pool, shard, accepts), [rank])
  if (number === undefined) throw new Error(`Shard ${shard} of ${pool.name} holds less than was counted`)
  return shard * SHARD_SIZE + number
}

/** Draws samples by the reader's counts; undefined if a shard that was read does not match its count. */
async function drawSamples(
  reader: PoolReader,
  samples: readonly SampleQuery[],
  random: Random,
): Promise<number[][] | undefined> {
  const draws = samples.map(({ query, n, without = [] }) => {
    const counts = countsOf(find(reader, query))
    const ids: number[] = []
    return { query, counts, n, next: rankOrder(sumOf(counts), random), without: new Set(without), ids }
  })
  for (;;) {
    const positions = draws.map(({ next, n, ids, counts }) =>
      next(n - ids.length).map((rank) => positionOf(rank, counts)),
    )
    if (positions.every(({ length }) => length === 0)) return draws.map(({ ids }) => ids)
    const missing = new Map<string, Set<number>>()
    for (const [i, { query }] of draws.entries()) {
      const { name, shards } = find(reader, query).pool
      for (const { shard } of positions[i] ?? [])
        if (!shards.has(shard)) missing.set(name, (missing.get(name) ?? new Set<number>()).add(shard))
    }
    if (!(await reader.fetch(missing))) return undefined
    for (const [i, { query, without, ids }] of draws.entries()) {
      const lookup = find(reader, query)
      ids.push(...(positions[i] ?? []).map((position) => numberAt(lookup, position)).filter((id) => !without.has(id)))
    }
  }
}

/**
 * Opens the bank for these pools (docs/data-model.md, "Pools"): reads their heads, which count them, and all shards if
 * tags must be combined. A sample reads the shards of its ranks, or the whole pool if that costs less. If a shard and
 * its head differ, a write is in progress: the pools are then read whole and strongly.
 */
export async function createBank(
  table: Table,
  queries: readonly PoolQuery[],
  { random, consistent = false }: BankOptions,
): Promise<Bank> {
  const lookups = queries.map(lookupOf)
  const reader = await createPoolReader(table, new Set(lookups.flatMap(({ pools }) => pools)), consistent)
  const crossed = new Set(lookups.flatMap(({ pools }) => (pools.length > 1 ? pools : [])))
  await reader.readWhole([...crossed].filter((name) => !isWhole(reader.pool(name))))
  return {
    count: (query) => sumOf(countsOf(find(reader, query))),
    sample: async (sampleQueries) => {
      const samples = await drawSamples(reader, sampleQueries, random)
      if (samples) return samples
      await reader.readAgain()
      const again = await drawSamples(reader, sampleQueries, random)
      if (!again) throw new Error('Whole pools were not whole')
      return again
    },
  }
}
