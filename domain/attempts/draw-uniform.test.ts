import { describe, expect, it } from 'vitest'
import { atDepth } from '#domain/testing/depth.ts'
import { drawForGroups, nclexStudent } from './kinds/nclex.ts'
import { drawPractice } from './kinds/practice.ts'
import type { DrawSource } from './rules.ts'
import { shuffle } from './sampling.ts'
import type { TestTask } from './test-task.ts'
import { bankOf } from './testing/bank-of.ts'
import { seededRandom } from './testing/seeded-random.ts'

const DRAWS = atDepth({ quick: 10_000, nightly: 100_000, mutation: 2_000 })
/** Enough draws to reveal a small bias. */
const MANY = 100_000
const range = (from: number, n: number) => Array.from({ length: n }, (_, i) => from + i)

/** χ² of counts that should all be equal, as if each draw took a single item. */
function chiSquared(counts: ReadonlyMap<unknown, number>, cells: number): number {
  const expected = [...counts.values()].reduce((sum, n) => sum + n, 0) / cells
  const seen = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  return seen + (cells - counts.size) * expected
}

/** The χ² that a fair draw stays below in 999 of 1,000 cases (Wilson and Hilferty's approximation). */
const limit = (cells: number): number => {
  const freedom = cells - 1
  return freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3
}

const tally = <T>(counts: Map<T, number>, cell: T) => counts.set(cell, (counts.get(cell) ?? 0) + 1)

describe(`over ${DRAWS} draws`, () => {
  it('a Practice takes every question, and every question first, equally often, none twice', async () => {
    const [size, wanted] = [50, 10]
    const task: TestTask = { type: 'Practice', tags: ['RN'], numOfQuestions: wanted }
    const random = seededRandom(20)
    const source: DrawSource = { task, areas: [], bank: bankOf({ RN: range(101, size) }, random), random }
    const [drawn, first] = [new Map<number, number>(), new Map<number, number>()]
    for (let i = 0; i < DRAWS; i += 1) {
      const verdict = await drawPractice(source)
      const ids = verdict.ok ? verdict.questions.map(({ id }) => id) : []
      if (new Set(ids).size !== wanted) expect.fail(`Draw ${i} repeats a question: ${ids.join()}`)
      for (const id of ids) tally(drawn, id)
      tally(first, ids[0] ?? 0)
    }
    // Counts of draws without replacement vary less than independent ones: by (size - wanted) / (size - 1).
    expect(chiSquared(drawn, size) * ((size - 1) / (size - wanted))).toBeLessThan(limit(size))
    expect(chiSquared(first, size)).toBeLessThan(limit(size))
  })

  it('the easy share takes every easy and every other question equally often, in every place', async () => {
    const task: TestTask = { type: 'Practice', tags: ['RN'], numOfQuestions: 4, percentEasy: 50 }
    const random = seededRandom(21)
    const bank = bankOf({ RN: range(101, 24), Easy: range(101, 8) }, random)
    const source: DrawSource = { task, areas: [], bank, random }
    const [first, places] = [new Map<string, number>(), new Map<string, number>()]
    for (let i = 0; i < DRAWS; i += 1) {
      const verdict = await drawPractice(source)
      const ids = verdict.ok ? verdict.questions.map(({ id }) => id) : []
      const kinds = ids.map((id) => (id < 109 ? 'e' : 'n'))
      tally(places, kinds.join(''))
      tally(first, kinds[0] === 'e' ? `e${String(ids[0])}` : `n${String((ids[0] ?? 0) % 8)}`)
    }
    // Two easy of four have six possible orders; 8 easy ones and 16 others in 8 pairs come first equally often.
    expect(chiSquared(places, 6)).toBeLessThan(limit(6))
    expect(chiSquared(first, 16)).toBeLessThan(limit(16))
  })

  it('every order of four questions is equally likely', () => {
    const random = seededRandom(22)
    const orders = new Map<string, number>()
    for (let i = 0; i < DRAWS; i += 1) tally(orders, shuffle([1, 2, 3, 4], random).join(''))
    expect(chiSquared(orders, 24)).toBeLessThan(limit(24))
  })

  it('an NCLEX takes every question of an area equally often, and of one more only those not asked', async () => {
    const [areas, perArea] = [['A', 'B'], 12]
    const random = seededRandom(23)
    const bank = bankOf({ RN: range(101, 24), A: range(101, perArea), B: range(101 + perArea, perArea) }, random)
    const task: TestTask = { type: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 6 }
    const source: DrawSource = { task, areas, bank, random }
    const [began, grown] = [new Map<number, number>(), new Map<number, number>()]
    for (let i = 0; i < DRAWS / 2; i += 1) {
      const verdict = await nclexStudent.draw(source)
      const ids = verdict.ok ? verdict.questions.map(({ id }) => id) : []
      const [more] = await drawForGroups(source, [0], 1, ids)
      if (new Set([...ids, more?.id]).size !== 5) expect.fail(`Draw ${i} repeats a question: ${ids.join()}`)
      for (const id of ids.filter((drawn) => drawn < 101 + perArea)) tally(began, id)
      tally(grown, more?.id ?? 0)
    }
    expect(chiSquared(began, perArea) * ((perArea - 1) / (perArea - 2))).toBeLessThan(limit(perArea))
    expect(chiSquared(grown, perArea)).toBeLessThan(limit(perArea))
  })

  it('would notice a draw that favours one of twenty by a tenth', () => {
    const random = seededRandom(24)
    const counts = new Map<number, number>()
    for (let i = 0; i < MANY; i += 1) {
      const id = random(20)
      tally(counts, id === 1 && random(10) === 0 ? 0 : id)
    }
    expect(chiSquared(counts, 20)).toBeGreaterThan(limit(20))
  })
})
