import { describe, expect, it } from 'vitest'
import { dollarsFor, planFor, PRICES, quantities } from './costs.ts'

const nothing = { reads: 0, writes: 0, operations: 0, calls: 0, messages: 0 }
const units = {
  mine: nothing,
  contents: nothing,
  section: nothing,
  seen: nothing,
  reading: nothing,
  lecture: nothing,
  renewed: nothing,
  watched: nothing,
  tools: nothing,
  flagged: nothing,
  marked: nothing,
  reported: nothing,
  quizzes: nothing,
  counted: nothing,
  quiz: nothing,
  reviewed: nothing,
  test: { reads: 79, writes: 84, operations: 76, calls: 76, messages: 75 },
  purchase: nothing,
}

describe('what a quantity costs', () => {
  it('is counted tier by tier', () => {
    expect(dollarsFor(PRICES.user, 10_000)).toBe(0)
    expect(dollarsFor(PRICES.user, 12_000)).toBeCloseTo(30)
    expect(dollarsFor(PRICES.sent, 1_024)).toBe(0)
    expect(dollarsFor(PRICES.sent, 11 * 1_024)).toBeCloseTo(9 * 1_024 * 0.085 + 1_024 * 0.08)
    expect(dollarsFor(PRICES.request, 12_000_000)).toBeCloseTo(2)
  })

  it.each([
    [50, 900_000, 'Free'],
    [101, 900_000, 'Pro'],
    [1_200, 3_500_000, 'Pro'],
    [12_000, 35_000_000, 'Business'],
    [48_000, 140_000_000, 'Premium'],
    [60_000, 1_000_000, undefined],
  ])('is the cheapest flat plan that holds %d GB and %d requests', (gigabytes, requests, name) =>
    expect(planFor(gigabytes, requests)?.name).toBe(name),
  )

  it('grows with the students, but for what exists without any', () => {
    const [few, many] = [quantities(units, 1_000), quantities(units, 10_000)]
    expect(few.read).toBe(79 * 8 * 1_000)
    expect(many.write).toBe(10 * few.write)
    expect(many.standing).toBe(few.standing)
  })
})
