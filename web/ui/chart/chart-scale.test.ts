import { expect, it } from 'vitest'
import fc from 'fast-check'
import { scaleEnd } from './chart-scale.ts'

it.each([
  [0, 2],
  [1, 2],
  [7, 8],
  [10, 10],
  [11, 12],
  [147_200, 160_000],
  [160_000, 160_000],
  [250_001, 300_000],
  [999_999, 1_000_000],
])('a scale of %i ends at %i', (max, end) => expect(scaleEnd(max)).toBe(end))

it('a scale ends near above its greatest value and has a whole half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (max) => {
      const end = scaleEnd(max)
      return end >= max && end <= Math.max(2, max * 1.6) && Number.isInteger(end / 2)
    }),
  )
})
