import { expect, it } from 'vitest'
import { defaultSettings } from './exam-settings.ts'
import { runSimulation, type SimulationPlan } from './run-simulation.ts'
import { createSeededRandom } from './seeded-random.ts'
import { aBank } from './testing/a-bank.ts'

const { plan } = defaultSettings('RN')
const numbers = { minItems: 30, maxItems: 60, unscored: 5, caseStudies: 1 }
const source = { exam: 'RN', plan, standard: 0.25, items: aBank({ perArea: 20 }) } as const
const aPlan = (facts: Partial<SimulationPlan> = {}): SimulationPlan => ({
  ...{ source, numbers, abilities: [-1.75, 0.25, 2.25], students: 40, random: createSeededRandom(5) },
  ...facts,
})

function runAll(simulation: ReturnType<typeof runSimulation>) {
  const progress: number[] = []
  for (;;) {
    const step = simulation.next()
    if (step.done === true) return { progress, results: step.value }
    expect(step.value.all).toBe(120)
    progress.push(step.value.done)
  }
}

it('able students pass and others fail, and every test is counted once, within its limits', () => {
  const { progress, results = [] } = runAll(runSimulation(aPlan()))
  expect(progress).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
  const [low, same, high] = results
  expect(low).toMatchObject({ ability: -1.75, students: 40, passed: 0, right: 40 })
  expect(high).toMatchObject({ ability: 2.25, passed: 40, right: 40 })
  // At the standard itself no decision is correct.
  expect(same?.right).toBeUndefined()
  expect(same?.passed).toBeGreaterThan(5)
  expect(same?.passed).toBeLessThan(35)
  for (const { items, ends, exposure } of results) {
    expect(items).toBeGreaterThanOrEqual(30)
    expect(items).toBeLessThanOrEqual(60)
    expect(ends.confidence + ends.maximum + ends.time).toBe(40)
    expect(exposure).toBeGreaterThan(0)
    expect(exposure).toBeLessThanOrEqual(1)
  }
  // Tests near the standard are longer.
  expect(same?.items).toBeGreaterThan(high?.items ?? Infinity)
})

it('the same seed gives the same results, and another one differs', { tags: ['nightly'] }, () => {
  const [first, again, other] = [5, 5, 6].map((seed) =>
    runAll(runSimulation(aPlan({ random: createSeededRandom(seed) }))),
  )
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})

it('the simulation of a bank that is too small has no progress and no results', () => {
  expect(runAll(runSimulation(aPlan({ source: { ...source, items: [] } })))).toEqual({
    progress: [],
    results: undefined,
  })
})

it('random integers are uniform for any seed', () => {
  for (const seed of [0, 1, 2, 1e9]) {
    const random = createSeededRandom(seed)
    const counts = Array.from({ length: 10 }, () => 0)
    for (let n = 0; n < 10_000; n += 1) {
      const drawn = random(10)
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < 10).toBe(true)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    // Chi-square with 9 degrees of freedom: above 27.9 with a probability of 1 in 1,000.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(27.9)
  }
})
