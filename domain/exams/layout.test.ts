import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { ADAPTIVE } from './exam-settings.ts'
import { drawLayout, hasRoom, mostContent, mostJudgments, slotAt, unscoredOf } from './layout.ts'

const NCLEX = { minItems: 85, maxItems: 150, unscored: 15, caseStudies: 3 }

it('the first 85 items are 52 content items, three case studies, and 15 unscored ones; a tenth of later ones stand alone', () => {
  expect({ ...NCLEX }).toEqual({
    minItems: ADAPTIVE.minItems,
    maxItems: ADAPTIVE.maxItems,
    unscored: unscoredOf(ADAPTIVE.minItems),
    caseStudies: ADAPTIVE.caseStudies,
  })
  const layout = drawLayout(NCLEX, seededRandom(1))
  const slots = Array.from({ length: 150 }, (_, position) => slotAt(layout, 85, position))
  const count = (slot: string, from: number, to: number) => slots.slice(from, to).filter((is) => is === slot).length
  expect([count('content', 0, 85), count('case', 0, 85), count('unscored', 0, 85)]).toEqual([52, 18, 15])
  expect([count('judgment', 0, 85), count('judgment', 85, 150)]).toEqual([0, 6])
  expect(mostJudgments(NCLEX)).toBe(6)
  expect(mostContent(NCLEX)).toBe(117)
})

it('the layout fits tests of every size, wherever chance places its items', () => {
  const sizes = fc.record({ minItems: fc.integer({ min: 1, max: 200 }), more: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 9 }), fc.nat(), ({ minItems, more }, caseStudies, seed) => {
      const numbers = { minItems, maxItems: minItems + more, unscored: unscoredOf(minItems), caseStudies }
      fc.pre(hasRoom(numbers))
      const layout = drawLayout(numbers, seededRandom(seed))
      const slots = Array.from({ length: minItems + more }, (_, position) => slotAt(layout, minItems, position))
      const first = slots.slice(0, minItems)
      expect(first.filter((slot) => slot === 'case')).toHaveLength(6 * caseStudies)
      expect(first.filter((slot) => slot === 'unscored')).toHaveLength(numbers.unscored)
      expect(slots.slice(minItems).every((slot) => slot === 'content' || slot === 'judgment')).toBe(true)
      expect(slots.filter((slot) => slot === 'judgment')).toHaveLength(mostJudgments(numbers))
    }),
    { numRuns: 500 },
  )
})

it('case studies begin after items 11 to 21, 32 to 42, and 54 to 63, with equal chances', () => {
  const random = seededRandom(3)
  const starts = Array.from({ length: 3_000 }, () => drawLayout(NCLEX, random).casesAt)
  for (const [i, [first, last]] of [
    [11, 21],
    [32, 42],
    [54, 63],
  ].entries()) {
    const places = new Map<number, number>()
    for (const cases of starts) places.set(cases[i] ?? -1, (places.get(cases[i] ?? -1) ?? 0) + 1)
    const wanted = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, k) => (first ?? 0) + k)
    expect([...places.keys()].sort((a, b) => a - b)).toEqual(wanted)
    const even = starts.length / wanted.length
    for (const count of places.values()) expect(Math.abs(count - even)).toBeLessThan(5 * Math.sqrt(even))
  }
})
