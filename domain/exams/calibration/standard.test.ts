import { describe, expect, it } from 'vitest'
import { difficultyOf } from '../exam-item.ts'
import { anchorShift, meanDifficulty, shiftPart } from './anchor.ts'
import { labelPrior } from './label-prior.ts'
import { abilityAt, angoffPercent, expectedPercent, standardAbility } from './standard.ts'

const parts = [{ thresholds: [-1] }, { thresholds: [0.3, 0.7] }, { thresholds: [1.5] }]

describe('the standard', () => {
  it('is the ability at which that percentage of the points is expected', () => {
    expect(abilityAt(50, [{ thresholds: [0.4] }])).toBeCloseTo(0.4, 9)
    // The logit of 65 %.
    expect(abilityAt(65, [{ thresholds: [0] }])).toBeCloseTo(0.619039, 6)
    for (const percent of [5, 40, 65, 95])
      expect(expectedPercent(abilityAt(percent, parts), parts)).toBeCloseTo(percent, 6)
  })

  it('counts each point of a question of several', () => {
    // At 0.5 its two thresholds are symmetric, so half of its points are expected, of 3 in total.
    expect(expectedPercent(0.5, [{ thresholds: [0.3, 0.7] }])).toBeCloseTo(50, 9)
    expect(expectedPercent(0.5, [{ thresholds: [0.3, 0.7] }, { thresholds: [20] }])).toBeCloseTo(100 / 3, 6)
  })

  it('stays on the scale if no such ability exists', () => {
    expect(abilityAt(100, parts)).toBeCloseTo(8, 6)
    expect(abilityAt(0, parts)).toBeCloseTo(-8, 6)
    expect(abilityAt(65, [])).toBe(0)
  })

  it('is the mean of what judges expect', () => {
    expect(
      angoffPercent([
        [60, 70, 80],
        [50, 60, 70],
      ]),
    ).toBe(65)
    const judged = standardAbility({ kind: 'judged', percent: 65 }, parts)
    expect(judged).toBe(abilityAt(65, parts))
    expect(standardAbility({ kind: 'anchor', percent: 65 }, parts)).toBe(judged)
    expect(standardAbility({ kind: 'fixed', ability: -0.2 }, parts)).toBe(-0.2)
  })
})

describe('the anchor set', () => {
  it('has its mean at 0 first', () => {
    const shift = anchorShift(parts)
    expect(meanDifficulty(parts.map((part) => shiftPart(part, shift)))).toBeCloseTo(0, 12)
  })

  it('keeps its stored mean later', () => {
    const stored = parts.map((part) => shiftPart(part, 0.7))
    const estimated = parts.map((part, i) => shiftPart(part, i - 5))
    const shift = anchorShift(estimated, stored)
    expect(meanDifficulty(estimated.map((part) => shiftPart(part, shift)))).toBeCloseTo(meanDifficulty(stored), 12)
  })

  it('moves nothing when it is empty', () => {
    expect(anchorShift([])).toBe(0)
    expect(anchorShift([], parts)).toBe(0)
  })

  it('keeps steps and distances of a part that is moved', () => {
    expect(shiftPart({ thresholds: [0, 1], step: 3 }, 0.5)).toEqual({ thresholds: [0.5, 1.5], step: 3 })
  })
})

describe('the difficulty expected from a label', () => {
  it('is lower for a question tagged Easy', () => {
    expect(labelPrior(['RN', 'Easy'], 1)).toEqual({ means: [-1], sd: 0.7 })
    expect(labelPrior(['RN'], 1)).toEqual({ means: [0], sd: 0.7 })
  })

  it('is the same for any number of points', () => {
    for (const points of [1, 2, 5, 14]) {
      const { means } = labelPrior(['Easy'], points)
      expect(means).toHaveLength(points)
      expect(difficultyOf({ thresholds: means })).toBeCloseTo(-1, 9)
      expect(means).toEqual(means.toSorted((a, b) => a - b))
    }
  })
})
