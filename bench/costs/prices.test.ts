import { describe, expect, it } from 'vitest'
import { dollarsFor, PRICES } from './prices.ts'
import { quantities } from './usage.ts'

const nothing = { reads: 0, writes: 0, operations: 0, calls: 0, messages: 0 }
const units = {
  mine: nothing,
  contents: nothing,
  section: nothing,
  seen: nothing,
  reading: nothing,
  lecture: nothing,
  test: { reads: 79, writes: 84, operations: 76, calls: 76, messages: 75 },
  purchase: nothing,
}

describe('what a quantity costs', () => {
  it('is counted tier by tier', () => {
    expect(dollarsFor(PRICES.user, 10_000)).toBe(0)
    expect(dollarsFor(PRICES.user, 12_000)).toBeCloseTo(30)
    expect(dollarsFor(PRICES.lecture, 11 * 1_024)).toBeCloseTo(10 * 1_024 * 0.09 + 1_024 * 0.085)
  })

  it('grows with the students, but for what exists without any', () => {
    const [few, many] = [quantities(units, 1_000), quantities(units, 10_000)]
    expect(few.read).toBe(79 * 8 * 1_000)
    expect(many.write).toBe(10 * few.write)
    expect(many.standing).toBe(few.standing)
  })
})
