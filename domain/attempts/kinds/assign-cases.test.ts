import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawSource } from '../rules.ts'
import type { TestTask } from '../test-task.ts'
import { bankOf } from '../testing/bank-of.ts'
import { seededRandom } from '../testing/seeded-random.ts'
import { assignCases } from './assign-cases.ts'
import { drawAreas } from './nclex.ts'
import { shortfallsOf } from './test-kinds.ts'

/** Returns the maximum number of cases of any assignment, each to at most one pool, by brute force. */
function best(pools: readonly (readonly number[])[], most: number): number {
  const ids = [...new Set(pools.flat())]
  const from = (at: number, counts: readonly number[]): number => {
    const id = ids[at]
    if (id === undefined) return 0
    const given = pools.flatMap((pool, i) =>
      pool.includes(id) && (counts[i] ?? 0) < most
        ? [
            1 +
              from(
                at + 1,
                counts.map((count, j) => (i === j ? count + 1 : count)),
              ),
          ]
        : [],
    )
    return Math.max(from(at + 1, counts), ...given)
  }
  return from(
    0,
    pools.map(() => 0),
  )
}

const someCases = fc.record({
  pools: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }), { maxLength: 4 }),
  most: fc.integer({ min: 0, max: 2 }),
  wanted: fc.integer({ min: 0, max: 6 }),
})

describe('case studies of several areas', () => {
  it('are assigned to one area each, as many as any assignment allows, up to a limit per area', () => {
    fc.assert(
      fc.property(someCases, ({ pools, most, wanted }) => {
        const assigned = assignCases(pools, most, wanted)
        expect(assigned.size).toBe(Math.min(wanted, best(pools, most)))
        for (const [id, pool] of assigned) expect(pools[pool]).toContain(id)
        for (const pool of pools.keys())
          expect([...assigned.values()].filter((owner) => owner === pool).length).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('cover as many different areas as possible before an area gets a second one', () => {
    fc.assert(
      fc.property(someCases, ({ pools, most, wanted }) => {
        const areas = new Set(assignCases(pools, most, wanted).values()).size
        expect(areas).toBe(Math.min(wanted, most > 0 ? best(pools, 1) : 0))
      }),
    )
    expect([...assignCases([[1, 2, 3], [2]], 2, 2).values()].sort()).toEqual([0, 1])
  })

  it('are taken back from an area that has another, over any number of areas', () => {
    const chain = [[1, 2], [2, 3], [3, 4], [1], [2]]
    expect(assignCases(chain, 1, 4).size).toBe(4)
    expect([...assignCases([[1, 2], [1]], 1, 2)].sort()).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
})

describe('an NCLEX with case studies', () => {
  const task: TestTask = { type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 6, caseStudies: 2 }
  const areas = ['Care', 'Safety']
  const singles = { RN: range(1, 24), Care: range(1, 12), Safety: range(13, 24) }
  const source = (pools: Record<string, number[]>, seed: number, change: Partial<TestTask> = {}): DrawSource => {
    const random = seededRandom(seed)
    const all = { ...singles, 'Case RN': [101, 102, 103], ...pools }
    return { task: { ...task, ...change }, areas, bank: bankOf(all, random), random }
  }
  const casesOf = async (drawing: DrawSource) => {
    const drawn = await drawAreas(drawing)
    if (!drawn.ok) return drawn.code
    return drawn.questions.filter(({ item }) => item === 1).map(({ id, group }) => `${areas[group ?? 9] ?? ''} ${id}`)
  }

  it.each(range(0, 19))('asks a case of two areas once, and for one of them (seed %i)', async (seed) => {
    const shared = { 'Case Care': [101, 102], 'Case Safety': [101] }
    expect(await casesOf(source(shared, seed))).toEqual(expect.arrayContaining(['Care 102', 'Safety 101']))
    const drawn = await drawAreas(source(shared, seed))
    const groups = drawn.ok ? drawn.questions.map(({ group }) => group).sort() : []
    expect(groups).toEqual([...Array<number>(6).fill(0), ...Array<number>(6).fill(1)])
  })

  it.each(range(0, 9))('asks two of one area where its maximum holds both (seed %i)', async (seed) => {
    const pools = { Care: range(1, 12), 'Case Care': [101, 102] }
    const twelve = await casesOf(source(pools, seed, { maxQuestions: 12 }))
    expect(twelve).toEqual(expect.arrayContaining(['Care 101', 'Care 102']))
  })

  it('is not drawn if its areas have too few cases together, or one area has too many', async () => {
    expect(await casesOf(source({ 'Case Care': [101], 'Case Safety': [101] }, 1))).toBe('too-few-cases')
    const crowded = source({ 'Case Care': [101, 102, 103] }, 1)
    expect(await casesOf(crowded)).toBe('too-few-cases')
    expect(shortfallsOf(crowded.task, { areas, count: crowded.bank.count })).toEqual([
      { pool: 'Case studies', missing: 1 },
    ])
    expect(shortfallsOf({ ...task, maxQuestions: 12 }, { areas, count: crowded.bank.count })).toEqual([])
  })
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
