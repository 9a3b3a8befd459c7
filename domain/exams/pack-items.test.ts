import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ItemKind } from './exam-item.ts'
import { packItems, roundThreshold, unpackItems } from './pack-items.ts'

const threshold = fc.double({ min: -6, max: 6, noNaN: true }).map(roundThreshold)
const part = fc.record(
  { thresholds: fc.array(threshold, { minLength: 1, maxLength: 14 }), step: fc.integer({ min: 0, max: 5 }) },
  { requiredKeys: ['thresholds'] },
)
const partsOf = (kind: ItemKind) =>
  fc.array(part, kind === 'case' ? { minLength: 6, maxLength: 6 } : { minLength: 1, maxLength: 1 })
const item = fc.constantFrom<ItemKind>('single', 'judgment', 'case').chain((kind) =>
  fc.record({
    id: fc.integer({ min: 1, max: 3_000_000_000 }),
    area: fc.integer({ min: 0, max: 15 }),
    kind: fc.constant(kind),
    parts: partsOf(kind),
    fresh: fc.boolean(),
  }),
)

it('unpacking returns the packed items, sorted by number', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 40 }), (items) => {
      expect(unpackItems(packItems(items))).toEqual(items.toSorted((a, b) => a.id - b.id))
    }),
  )
})

it('a one-point question takes three bytes in a bank without gaps', () => {
  const plain = { area: 7, kind: 'single' as const, parts: [{ thresholds: [0.5] }], fresh: true }
  expect(packItems(Array.from({ length: 2_000 }, (_, i) => ({ id: i + 1, ...plain })))).toHaveLength(6_000)
})

it('thresholds are rounded to steps of 0.05 and clamped to the stored range', () => {
  expect([0.07, -1.234, 9, -9].map(roundThreshold)).toEqual([0.05, -1.25, 6.35, -6.35])
})
