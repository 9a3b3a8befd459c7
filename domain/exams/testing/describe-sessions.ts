import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { ExamSource } from '../exam-source.ts'
import { simulateSession, type Simulation } from '../simulate.ts'

/** Sittings at each ability: npm test checks that nothing is broken, npm run test:nightly measures. */
const SITTINGS = atDepth({ quick: 60, nightly: 600 })
const NUMBERS = { minItems: 85, maxItems: 150, unscored: 15, caseStudies: 3 }
const ABILITIES = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1]

/** The allowed random deviation of a share: three standard errors. */
const luck = (chance: number) => 3 * Math.sqrt((chance * (1 - chance)) / SITTINGS)

/**
 * Tests that simulated sittings of students of known ability decide like the reference. `mostShown` is the largest
 * share of students who may see one question, if the bank is large enough to hide it.
 */
export const describeSessions = (name: string, source: ExamSource, mostShown?: number) =>
  describe(`simulated sittings on ${name}`, () => {
    const random = seededRandom(11)
    const showings = new Map<number, number>()
    const served = source.plan.map(() => 0)
    let sittings = 0

    /** The largest share of students of one ability who saw the same question, by ability. */
    const mostOf = new Map<number, number>()

    const simulateMany = (ability: number): Simulation[] => {
      const before = new Map(showings)
      const simulations = Array.from({ length: SITTINGS }, () => {
        const simulation = simulateSession({ ...source, numbers: NUMBERS, random }, source.standard + ability)
        if (!simulation) throw new Error('The bank does not suffice')
        const { sitting, questions } = simulation
        sittings += 1
        for (const id of questions) showings.set(id, (showings.get(id) ?? 0) + 1)
        for (const [area, count] of sitting.given.entries())
          served[area] = (served[area] ?? 0) + count / sitting.content
        return simulation
      })
      const shown = [...showings].map(([id, count]) => (count - (before.get(id) ?? 0)) / SITTINGS)
      mostOf.set(ability, Math.max(...shown))
      return simulations
    }

    it.each(ABILITIES)(
      'decide students %d logits from the standard as they should, after 85 to 150 items',
      (ability) => {
        const simulations = simulateMany(ability)
        const passed = simulations.filter(({ decision }) => decision.passed).length / SITTINGS
        const right = ability >= 0 ? passed : 1 - passed
        if (Math.abs(ability) >= 0.5) expect(right).toBeGreaterThanOrEqual(0.99 - luck(0.99))
        else if (ability === 0) expect(Math.abs(passed - 0.5)).toBeLessThanOrEqual(Math.max(0.02, luck(0.5)))
        else expect(right).toBeGreaterThanOrEqual(0.85 - luck(0.85))
        for (const { decision } of simulations) {
          expect(decision.answered).toBeGreaterThanOrEqual(85)
          expect(decision.answered).toBeLessThanOrEqual(150)
        }
      },
      3_600_000,
    )

    it('keep every area within one point of its share', () => {
      for (const [area, { share }] of source.plan.entries())
        expect(Math.abs(((served[area] ?? 0) * 100) / sittings - share)).toBeLessThanOrEqual(1)
    })

    const allowed = mostShown ?? 1
    if (allowed < 1)
      it('show no question to more students than are allowed to see it', () => {
        const max = Math.max(...showings.values()) / sittings
        expect(max).toBeLessThanOrEqual(allowed + 3 * Math.sqrt((allowed * (1 - allowed)) / sittings))
        for (const share of mostOf.values()) expect(share).toBeLessThanOrEqual(allowed + luck(allowed))
      })

    it('fail everybody who runs out of time before the minimum', () => {
      for (const ability of [0, 2, 4]) {
        const simulation = simulateSession({ ...source, numbers: NUMBERS, random }, ability, { answers: 84 })
        expect(simulation?.decision).toMatchObject({ rule: 'time', passed: false, answered: 84 })
      }
    })
  })
