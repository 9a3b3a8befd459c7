import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitmapOf, count } from '#domain/attempts/bitmap.ts'
import { packNumbers, partsOfItem, poolOfHead, SHARD_SIZE, unpackNumbers, poolsOfBank } from './pool.ts'

const range = (from: number, n: number) => Array.from({ length: n }, (_, i) => from + i)
const trimmed = (bits: Uint8Array) => bits.subarray(0, bits.findLastIndex((byte) => byte !== 0) + 1)
const AREAS = range(0, 8).map((n) => `Pharmacological and Parenteral Therapies ${n}`)
/** The size in bytes by AWS's rules: names and values, three for a map and one for each of its entries. */
const bytesOf = (value: unknown): number => {
  if (value instanceof Uint8Array) return value.length
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + bytesOf(part) + 1, 3)
}

describe('numbers that are packed', () => {
  it('come out again, in at most a bit for each number or two bytes for each that is there', () => {
    const some = fc.oneof(fc.uniqueArray(fc.nat(SHARD_SIZE - 1), { maxLength: 40 }), fc.constant(range(0, SHARD_SIZE)))
    fc.assert(
      fc.property(some, (numbers) => {
        const bits = bitmapOf(numbers)
        const packed = packNumbers(bits)
        expect(trimmed(unpackNumbers(packed))).toEqual(trimmed(bits))
        expect(packed.length).toBeLessThanOrEqual(1 + Math.min(bits.length, numbers.length * 2))
      }),
    )
  })
})

describe('the pools of a bank', () => {
  it('count every shard in their heads', () => {
    const ids = fc.uniqueArray(fc.nat(4 * SHARD_SIZE), { maxLength: 60 })
    fc.assert(
      fc.property(ids, (numbers) => {
        const items = poolsOfBank(numbers.map((id) => ({ id, tags: ['RN'], area: ['__proto__'] })))
        for (const head of items.filter(({ sk }) => Number(sk) === 0)) {
          const pool = poolOfHead('', head)
          const shards = items.filter(({ pk }) => pk === head.pk)
          for (const shard of shards)
            for (const [part, bits] of partsOfItem(shard))
              expect(pool.counts.get(part)?.[Number(shard.sk)]).toBe(count(bits))
          expect([...pool.counts.values()].flat().reduce((sum, some) => sum + some, 0)).toBe(numbers.length)
        }
      }),
    )
  })

  it(
    'stay below 4 KB a shard where eight areas or all marks are full, and far below 400 KB a head at a million questions',
    { tags: ['nightly'] },
    () => {
      const marks = [[], ['Easy'], ['RN'], ['PN'], ['RN', 'Easy'], ['PN', 'Easy'], ['RN', 'PN'], ['RN', 'PN', 'Easy']]
      const items = poolsOfBank(
        (function* () {
          for (let id = 101; id <= 1_000_000; id += 1)
            yield {
              id,
              tags: ['Heart', ...(marks[(id * 7) % 8] ?? [])],
              area: [AREAS[(id * 5) % 8] ?? '', AREAS[id % 8] ?? ''],
            }
        })(),
      )
      const sizes = (head: boolean) => items.filter(({ sk }) => (Number(sk) === 0) === head).map(bytesOf)
      expect(Math.max(...sizes(false))).toBeLessThan(4_096)
      expect(Math.max(...sizes(true))).toBeLessThan(16_384)
    },
  )
})
