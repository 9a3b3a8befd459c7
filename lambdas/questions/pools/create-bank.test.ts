import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARD_SIZE, type PoolItem, poolsOfBank } from '#table/pool.ts'
import { fits, type PoolQuery } from '#domain/attempts/bank.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { createBank } from './create-bank.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { freshTable, testTables } from '#lambdas/testing/test-tables.ts'

type Labelled = { id: number; tags: string[]; area: string[]; type: string }

const TAGS = ['RN', 'PN', 'Easy', 'Heart', 'Lung']
const AREAS = ['Safety', 'Care']
const queries: PoolQuery[] = [
  ...[
    ['RN'],
    ['Easy'],
    ['Heart'],
    ['RN', 'Heart'],
    ['RN', 'PN'],
    ['Heart', 'Lung'],
    ['RN', 'Heart', 'Lung'],
    [],
  ].flatMap((tags): PoolQuery[] => [{ tags }, { tags, easy: true }, { tags, easy: false }]),
  ...['RN', 'PN'].flatMap((tag) => AREAS.map((area) => ({ tags: [tag], area }))),
].flatMap((query): PoolQuery[] => [query, { ...query, cases: true }])
const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)

const tables = testTables()
const table = freshTable()

/** Questions about the heart in four shards of very different sizes: 2, 30, 0, and 8. */
const uneven = [
  100,
  200,
  ...Array.from({ length: 30 }, (_, n) => SHARD_SIZE + n * 50),
  ...Array.from({ length: 8 }, (_, n) => 3 * SHARD_SIZE + n),
].map((id) => ({ id, tags: ['RN', 'Heart'], area: [] }))

describe('the bank, opened for a draw', () => {
  it('counts and draws the questions exactly, none twice and none left out, in any shards', async () => {
    const bank = fc.uniqueArray(
      fc.record({
        id: fc.nat(4 * SHARD_SIZE),
        tags: fc.subarray(TAGS),
        area: fc.subarray(AREAS),
        type: fc.constantFrom('Priority', 'Case Study'),
      }),
      { selector: ({ id }) => id, maxLength: 60 },
    )
    await fc.assert(
      fc.asyncProperty(bank, fc.integer(), fc.nat(8), async (questions: Labelled[], seed, n) => {
        const own = await tables.table()
        await batchPut(own, poolsOfBank(questions))
        const holds = (query: PoolQuery) => questions.filter((question) => fits(question, query)).map(({ id }) => id)
        const opened = await createBank(own, queries, { random: seededRandom(seed) })
        expect(queries.map(opened.count)).toEqual(queries.map((query) => holds(query).length))
        const without = questions.slice(0, 5).map(({ id }) => id)
        const some = await opened.sample(queries.map((query) => ({ query, n, without })))
        const all = await opened.sample(queries.map((query) => ({ query, n: 1_000 })))
        queries.forEach((query, i) => {
          const free = holds(query).filter((id) => !without.includes(id))
          expect(new Set(some[i]).size).toBe(Math.min(n, free.length))
          expect(some[i]?.every((id) => free.includes(id))).toBe(true)
          expect(inOrder(all[i] ?? [])).toEqual(inOrder(holds(query)))
        })
      }),
      { numRuns: atDepth({ quick: 2, nightly: 15, mutation: 15 }) },
    )
  }, 120_000)

  it('draws every question, and every one first, equally often however full its shard is', async () => {
    await batchPut(table, poolsOfBank(uneven))
    const query = { tags: ['RN', 'Heart'], easy: false }
    const bank = await createBank(table, [query], { random: seededRandom(31) })
    const [drawn, first] = [new Map<number, number>(), new Map<number, number>()]
    const [draws, n] = [atDepth({ quick: 3_000, nightly: 20_000 }), 10]
    for (let i = 0; i < draws; i += 1) {
      const [ids = []] = await bank.sample([{ query, n }])
      for (const id of ids) drawn.set(id, (drawn.get(id) ?? 0) + 1)
      first.set(ids[0] ?? -1, (first.get(ids[0] ?? -1) ?? 0) + 1)
    }
    const chiSquared = (counts: Map<number, number>, expected: number) =>
      uneven.reduce((sum, { id }) => sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected, 0)
    // 39 degrees of freedom: above 72.1 once in a thousand. Draws without replacement reduce the variance by 30 / 39.
    expect(chiSquared(drawn, (draws * n) / 40) * (39 / 30)).toBeLessThan(72.1)
    expect(chiSquared(first, draws / 40)).toBeLessThan(72.1)
  }, 60_000)

  it('draws each pair of questions, in one shard or in two, equally often', async () => {
    const few = [100, 101, SHARD_SIZE, SHARD_SIZE + 1, SHARD_SIZE + 2, 5 * SHARD_SIZE].map((id) => ({
      id,
      tags: ['RN'],
      area: ['Care'],
    }))
    await batchPut(table, poolsOfBank(few))
    const query = { tags: ['RN'], area: 'Care' }
    const bank = await createBank(table, [query], { random: seededRandom(32) })
    const pairs = new Map<string, number>()
    const draws = atDepth({ quick: 3_000, nightly: 15_000 })
    for (let i = 0; i < draws; i += 1) {
      const [ids = []] = await bank.sample([{ query, n: 2, without: [] }])
      pairs.set(inOrder(ids).join(), (pairs.get(inOrder(ids).join()) ?? 0) + 1)
    }
    const statistic = [...pairs.values()].reduce((sum, n) => sum + (n - draws / 15) ** 2 / (draws / 15), 0)
    expect(pairs.size).toBe(15)
    // 14 degrees of freedom: above 36.1 once in a thousand.
    expect(statistic).toBeLessThan(36.1)
  }, 60_000)

  it('draws what is there when shards are older or newer than their head', async () => {
    const later = uneven.filter((_, n) => n % 3 > 0)
    const isHead = ({ sk }: PoolItem) => Number(sk) === 0
    for (const [heads, shards] of [
      [uneven, later],
      [later, uneven],
    ] as const) {
      const own = await tables.table()
      await batchPut(own, [
        ...poolsOfBank(heads).filter(isHead),
        ...poolsOfBank(shards).filter((item) => !isHead(item)),
      ])
      const query = { tags: ['Heart'] }
      const bank = await createBank(own, [query], { random: seededRandom(33) })
      const there = shards.filter(({ id }) => id >= SHARD_SIZE).map(({ id }) => id)
      const headed = heads.filter(({ id }) => id < SHARD_SIZE).map(({ id }) => id)
      const [all = []] = await bank.sample([{ query, n: 1_000 }])
      expect(inOrder(all)).toEqual(inOrder([...headed, ...there]))
    }
  })

  it('reads the heads, and of the shards only those that it draws from', async () => {
    const questions = Array.from({ length: 200 }, (_, n) => ({
      id: 101 + n * 500,
      tags: ['RN'],
      area: [AREAS[n % 2] ?? ''],
    }))
    await batchPut(table, poolsOfBank(questions))
    const meter = meteredTable(table)
    const pools = AREAS.map((area) => ({ tags: ['RN'], area }))
    const bank = await createBank(table, pools, { random: seededRandom(34) })
    expect([meter.read, meter.requests]).toEqual([0.5, 1])
    await bank.sample(pools.map((query) => ({ query, n: 1 })))
    // Two shards, or the whole small pool.
    expect(meter.read).toBeLessThanOrEqual(1.5)
    expect(meter.requests).toBe(2)
  })
})
