import { describe, expect, it } from 'vitest'
import { atMost, cellsOf, figure, isMissed, row, slope } from './rows.ts'

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

describe('a row', () => {
  it.each([
    [[figure('3 calls')], '', false],
    [[atMost(4, 4, 'read'), figure('3 calls')], 'met', false],
    [[atMost(4, 3, 'read'), atMost(100, 120, 'ms')], 'missed (marked only)', false],
    [[atMost(4, 5, 'read'), atMost(100, 120, 'ms')], 'MISSED', true],
  ])('is judged by all its figures: %j', (figures, verdict, missed) => {
    expect(cellsOf(row('something', ...figures))[3]).toBe(verdict)
    expect(isMissed(row('something', ...figures))).toBe(missed)
  })
})
