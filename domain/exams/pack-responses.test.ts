import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examPoints, packResponses, unpackResponses } from './pack-responses.ts'

const response = fc
  .record({
    id: fc.integer({ min: 1, max: 2 ** 40 }),
    item: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    max: fc.integer({ min: 1, max: 14 }),
    part: fc.nat(14),
  })
  .map(({ id, item, max, part }) => ({ id, ...(item === undefined ? {} : { item }), points: Math.min(part, max), max }))

it('unpacking returns the packed responses by number and item', () => {
  fc.assert(
    fc.property(fc.uniqueArray(response, { selector: ({ id, item }) => `${id} ${item ?? 0}` }), (responses) => {
      const sorted = responses.toSorted((a, b) => a.id - b.id || (a.item ?? 0) - (b.item ?? 0))
      expect(unpackResponses(packResponses(responses))).toEqual(sorted)
    }),
  )
})

it('a response takes less than four bytes in an ordinary bank', () => {
  const responses = Array.from({ length: 150 }, (_, i) => ({ id: 100 + 61 * i, points: i % 2, max: 1 }))
  expect(packResponses(responses).length).toBeLessThan(150 * 4)
})

it('points above the maximum of an exam are scaled down', () => {
  expect(examPoints({ points: 3, max: 5 })).toEqual({ points: 3, max: 5 })
  expect(examPoints({ points: 14, max: 14 })).toEqual({ points: 14, max: 14 })
  expect(examPoints({ points: 0, max: 20 })).toEqual({ points: 0, max: 14 })
  expect(examPoints({ points: 10, max: 20 })).toEqual({ points: 7, max: 14 })
  expect(examPoints({ points: 20, max: 20 })).toEqual({ points: 14, max: 14 })
})
