import { describe, expect, it } from 'vitest'
import { slope } from './slope.ts'

const sizes = [1_000, 10_000, 100_000, 1_000_000]

describe('the slope of a cost', () => {
  it.each([
    ['flat', () => 2.5, 0],
    ['in proportion', (size: number) => size / 100, 1],
    ['as the square root', (size: number) => Math.sqrt(size), 0.5],
  ])('is right for one that is %s', (_, cost, wanted) => {
    expect(slope(sizes.map((size) => ({ size, units: cost(size) })))).toBeCloseTo(wanted, 10)
  })
})
