import { lookupOf, countIn, SHARD_SIZE, type Pool, shardCount } from '#table/pool.ts'
import type { Bank, PoolQuery, Wanted } from '#domain/attempts/bank.ts'
import { type Random, rankOrder } from '#domain/attempts/sampling.ts'
import { selectRanks } from '#domain/attempts/bitmap.ts'
import { commonPool, isWhole, numbersIn } from './pool-numbers.ts'
import { createPoolReader, type PoolReader } from './pool-reader.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Chance, and whether pools are read strongly. */
type BankOptions = { random: Random; consistent?: boolean }

/** Where the questions of a query are: their pool, and in which of its parts. */
type Found = { pool: Pool; accepts: (part: string) => boolean }

/** A shard of a pool, and the rank of a number in it. */
type Place = { shard: number; rank: number }

const NOWHERE: Found = { pool: { name: '', version: 0, counts: new Map(), shards: new Map() }, accepts: () => false }

function find(reader: PoolReader, query: PoolQuery): Found {
  const { pools: names, accepts } = lookupOf(query)
  const [first, ...rest] = names.map((name) => reader.pool(name))
  if (!first) return NOWHERE
  return rest.length === 0
    ? { pool: first, accepts }
    : { pool: commonPool([first, ...rest], accepts), accepts: () => true }
}

const countsOf = ({ pool, accepts }: Found): number[] =>
  Array.from({ length: shardCount(pool) }, (_, shard) => countIn(pool, shard, accepts))

const sumOf = (counts: readonly number[]) => counts.reduce((sum, some) => sum + some, 0)

/** Where a rank lies when shards hold `counts` numbers. */
function placeOf(rank: number, counts: readonly number[]): Place {
  let left = rank
  const shard = counts.findIndex((some) => {
    if (left < some) return true
    left -= some
    return false
  })
  return { shard, rank: left }
}

function numberAt({ pool, accepts }: Found, { shard, rank }: Place): number {
  const [number] = selectRanks(numbersIn(pool, shard, accepts), [rank])
  if (number === undefined) throw new Error(`Shard ${shard} of ${pool.name} holds less than was counted`)
  return shard * SHARD_SIZE + number
}

/** Takes samples of what the reader counts; nothing when a shard that was read for it does not hold what was counted. */
async function takeSamples(
  reader: PoolReader,
  wanted: readonly Wanted[],
  random: Random,
): Promise<number[][] | undefined> {
  const asks = wanted.map(({ query, n, without = [] }) => {
    const counts = countsOf(find(reader, query))
    const ids: number[] = []
    return { query, counts, n, next: rankOrder(sumOf(counts), random), without: new Set(without), ids }
  })
  for (;;) {
    const places = asks.map(({ next, n, ids, counts }) => next(n - ids.length).map((rank) => placeOf(rank, counts)))
    if (places.every(({ length }) => length === 0)) return asks.map(({ ids }) => ids)
    const missing = new Map<string, Set<number>>()
    for (const [i, { query }] of asks.entries()) {
      const { name, shards } = find(reader, query).pool
      for (const { shard } of places[i] ?? [])
        if (!shards.has(shard)) missing.set(name, (missing.get(name) ?? new Set<number>()).add(shard))
    }
    if (!(await reader.fetch(missing))) return undefined
    for (const [i, { query, without, ids }] of asks.entries()) {
      const lookup = find(reader, query)
      ids.push(...(places[i] ?? []).map((place) => numberAt(lookup, place)).filter((id) => !without.has(id)))
    }
  }
}

/**
 * Opens the bank for these pools (docs/data-model.md, "Pools"): reads their heads, which count them, and of more than one
 * tag that is neither RN, PN nor Easy all shards, since only the questions themselves say what they have in common. A sample
 * reads the shards in which its ranks lie, or the whole pool where that costs less. When a shard does not hold what the head
 * counted, somebody writes at this moment: then the pools are read whole and strongly, and what was read is what is drawn from.
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
    sample: async (wanted) => {
      const samples = await takeSamples(reader, wanted, random)
      if (samples) return samples
      await reader.readAgain()
      const again = await takeSamples(reader, wanted, random)
      if (!again) throw new Error('Whole pools were not whole')
      return again
    },
  }
}
