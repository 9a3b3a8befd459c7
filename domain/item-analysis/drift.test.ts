import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'
import { wilsonInterval } from '#domain/study/wilson.ts'
import { driftOf } from './drift.ts'
import type { ItemFigures } from './item-figures.ts'

const figures = (right: number, n: number, more: Partial<ItemFigures> = {}): ItemFigures => {
  const share = wilsonInterval(right / n, n)
  return { n, ...(share ? { share } : {}), by: 'ability', known: n, leftOut: 0, options: [], ...more }
}

describe('what changed between two versions', () => {
  it('is Newcombe’s interval of two shares, as it was published', () => {
    // R. G. Newcombe, Statistics in Medicine 17 (1998), table II, method 10: 56/70 and 48/80, and 10/10 and 0/10.
    const first = driftOf(1, figures(48, 80), figures(56, 70))?.share
    expect([first?.value, first?.from, first?.to].map((each) => each?.toFixed(4))).toEqual([
      '0.2000',
      '0.0524',
      '0.3339',
    ])
    const second = driftOf(1, figures(0, 30), figures(30, 30))?.share
    expect(second?.value).toBe(1)
    expect(second?.from).toBeLessThan(1)
    expect(second?.to).toBe(1)
  })

  it('is nothing with fewer than 30 answers of either', () => {
    expect(driftOf(1, figures(10, 29), figures(10, 30))).toBeUndefined()
    expect(driftOf(1, figures(10, 30), figures(10, 29))).toBeUndefined()
    expect(driftOf(7, figures(10, 30), figures(10, 30))).toMatchObject({ version: 7, share: { value: 0 } })
  })

  it('compares discrimination only where both are of the same kind, and of 30 answers', () => {
    const before = figures(10, 40, { discrimination: 0.1 })
    const compared = (more: Partial<ItemFigures>) => driftOf(1, before, figures(10, 40, more))?.discrimination
    expect(compared({ discrimination: 0.6 })?.value).toBeCloseTo(0.5)
    expect(compared({ discrimination: 0.6 })?.from).toBeGreaterThan(0)
    expect(compared({ discrimination: 0.2 })?.from).toBeLessThan(0)
    expect(compared({ discrimination: 1 })?.to).toBeLessThan(2)
    expect(compared({})).toBeUndefined()
    expect(compared({ discrimination: 0.6, by: 'rest' })).toBeUndefined()
    expect(compared({ discrimination: 0.6, known: 29 })).toBeUndefined()
  })

  it('reports a change for about 5 of 100 pairs that are equal', () => {
    const random = createSeededRandom(6)
    const count = () => Array.from({ length: 60 }, () => random(10)).filter((n) => n < 7).length
    const alarms = Array.from({ length: 2_000 }, () => driftOf(1, figures(count(), 60), figures(count(), 60))).filter(
      (drift) => drift && (drift.share.from > 0 || drift.share.to < 0),
    )
    expect(alarms.length).toBeGreaterThan(40)
    expect(alarms.length).toBeLessThan(120)
  })
})
