import { expect, it } from 'vitest'
import type { ItemKind } from './exam-item.ts'
import { spreadItems } from './spread-items.ts'

const group = (kind: ItemKind, area: number, count: number, from: number) =>
  Array.from({ length: count }, (_, i) => ({ id: from + i, kind, area }))

const countIn = (piece: readonly { kind: ItemKind; area: number }[], kind: ItemKind, area?: number) =>
  piece.filter((item) => item.kind === kind && (area === undefined || item.area === area)).length

it('a small bank stays in one shard', () => {
  const items = [...group('single', 0, 30, 1), ...group('case', 0, 3, 100)]
  expect(spreadItems(items, 1)).toEqual([items])
})

it('each shard holds enough questions of every area and kind, and all rare ones', () => {
  const items = [
    ...group('single', 0, 6_000, 1),
    ...group('single', 1, 100, 10_001),
    ...group('single', 2, 12, 20_001),
    ...group('judgment', 0, 7, 30_001),
    ...group('case', 1, 3, 40_001),
  ]
  const pieces = spreadItems(items, 4)
  for (const piece of pieces) {
    expect(countIn(piece, 'single', 1)).toBeGreaterThan(45)
    expect(countIn(piece, 'single', 2)).toBe(12)
    expect([countIn(piece, 'judgment'), countIn(piece, 'case')]).toEqual([7, 3])
    expect(new Set(piece.map(({ id }) => id)).size).toBe(piece.length)
  }
  // Each question of a large area is in one shard.
  const large = pieces.flat().filter(({ kind, area }) => kind === 'single' && area === 0)
  expect(large).toHaveLength(6_000)
  for (const piece of pieces) expect(Math.abs(countIn(piece, 'single', 0) - 1_500)).toBeLessThan(150)
})

it.each([2, 3, 4, 7, 8])('alternating areas spread evenly over %i shards', (pieces) => {
  const items = Array.from({ length: 8_000 }, (_, i) => ({ id: i + 1, kind: 'single' as const, area: i % 8 }))
  for (const piece of spreadItems(items, pieces))
    for (let area = 0; area < 8; area += 1)
      expect(Math.abs(countIn(piece, 'single', area) - 1_000 / pieces)).toBeLessThan(100 / pieces + 10)
})
