import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPTH } from '#domain/testing/depth.ts'
import { and, andNot, bitmapOf, count, has, membersOf, or, selectRanks, withBit, withoutBit } from './bitmap.ts'
import { sample, shuffle } from './sampling.ts'
import { seededRandom } from './testing/seeded-random.ts'

/** Mutation testing instruments the code, which makes every step many times slower. */
const isMutated = DEPTH === 'mutation'

const numbers = fc.uniqueArray(fc.nat(2_000), { maxLength: 300 })
const members = (bitmap: Uint8Array) =>
  Array.from({ length: bitmap.length * 8 }, (_, n) => n).filter((n) => has(bitmap, n))
const sorted = (all: Iterable<number>) => [...all].sort((a, b) => a - b)

describe('bitmaps', () => {
  it('hold what a Set holds', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.nat(2_100), (a, b, n) => {
        const [left, right] = [bitmapOf(a), bitmapOf(b)]
        expect(members(left)).toEqual(sorted(a))
        expect(membersOf(left)).toEqual(sorted(a))
        expect(count(left)).toBe(a.length)
        expect(members(and(left, right))).toEqual(sorted(a.filter((member) => b.includes(member))))
        expect(and(left, right)).toHaveLength(Math.min(left.length, right.length))
        expect(members(or(left, right))).toEqual(sorted(new Set([...a, ...b])))
        expect(members(andNot(left, right))).toEqual(sorted(a.filter((member) => !b.includes(member))))
        expect(members(withBit(left, n))).toEqual(sorted(new Set([...a, n])))
        expect(members(withoutBit(left, n))).toEqual(sorted(a.filter((member) => member !== n)))
        expect(members(left)).toEqual(sorted(a))
      }),
    )
  })

  it('find the k-th number of the set, in the order asked', () => {
    fc.assert(
      fc.property(numbers, fc.array(fc.nat(400), { maxLength: 50 }), (all, ranks) => {
        const ascending = sorted(all)
        expect(selectRanks(bitmapOf(all), ranks)).toEqual(ranks.flatMap((rank) => ascending[rank] ?? []))
      }),
    )
  })

  it.skipIf(isMutated)('draw 75 of a million numbers within 60 ms', () => {
    const everySecond = new Uint8Array(125_000).fill(0b01010101)
    const everyThird = bitmapOf(Array.from({ length: 333_333 }, (_, i) => i * 3))
    // The best of ten, to exclude other load on the machine.
    const times = Array.from({ length: 10 }, (_, seed) => {
      const began = performance.now()
      const drawn = sample(and(everySecond, everyThird), 75, seededRandom(seed))
      const took = performance.now() - began
      expect(drawn).toHaveLength(75)
      expect(drawn.every((n) => n % 6 === 0)).toBe(true)
      return took
    })
    expect(Math.min(...times)).toBeLessThan(60)
  })
})

/** Pearson's statistic for counts that should all be equal. */
const chiSquare = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

describe('samples', () => {
  it('never repeat a number and never leave the set', () => {
    fc.assert(
      fc.property(numbers, fc.nat(320), fc.integer(), (all, n, seed) => {
        const drawn = sample(bitmapOf(all), n, seededRandom(seed))
        expect(new Set(drawn).size).toBe(Math.min(n, all.length))
        expect(drawn.every((member) => all.includes(member))).toBe(true)
      }),
    )
  })

  it.skipIf(isMutated)('are uniform in members and in places, over 200,000 draws', () => {
    const pool = bitmapOf(Array.from({ length: 20 }, (_, i) => 101 + i * 7))
    const random = seededRandom(7)
    const [members, firsts] = [new Array<number>(20).fill(0), new Array<number>(20).fill(0)]
    for (let draw = 0; draw < 40_000; draw += 1)
      for (const [place, n] of sample(pool, 5, random).entries()) {
        const i = (n - 101) / 7
        members[i]! += 1
        if (place === 0) firsts[i]! += 1
      }
    // 19 degrees of freedom: above 43.8 once in a thousand.
    expect(chiSquare(members)).toBeLessThan(43.8)
    expect(chiSquare(firsts)).toBeLessThan(43.8)
  })

  it.skipIf(isMutated)('produce every order equally often, over 120,000 shuffles', () => {
    const random = seededRandom(11)
    const orders = new Map<string, number>()
    for (let i = 0; i < 120_000; i += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    // 23 degrees of freedom: above 49.7 once in a thousand.
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7)
  })
})
