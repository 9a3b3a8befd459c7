import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hashOfRef,
  holdsRef,
  emptyShard,
  numbersOfRefs,
  refShardOf,
  refShardsOfBank,
  REFS_PER_SHARD,
  withRef,
} from './bank.ts'

const aRef = fc.oneof(fc.string({ maxLength: 200 }), fc.nat(40).map(String))
const aStep = fc.record({
  id: fc.integer({ min: 101, max: 101 + 4 * REFS_PER_SHARD }),
  ref: fc.option(aRef, { nil: undefined }),
})

/** Returns the shards after these steps, each of which adds or removes a ref at a number, and the expected refs. */
function after(steps: readonly { id: number; ref: string | undefined }[]) {
  const pieces = new Map<number, { hashes: Uint8Array; version: number }>()
  const naive = new Map<number, string>()
  for (const { id, ref } of steps) {
    const { hashes, version } = pieces.get(refShardOf(id)) ?? emptyShard
    pieces.set(refShardOf(id), { hashes: withRef(hashes, id, ref), version })
    if (ref === undefined) naive.delete(id)
    else naive.set(id, ref)
  }
  return { pieces, naive }
}

describe('the pieces of refs', () => {
  it('return the numbers of each ref, like a map by number', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 60 }), fc.array(aRef, { maxLength: 5 }), (steps, others) => {
        const { pieces, naive } = after(steps)
        const refs = [...new Set([...naive.values(), ...others])]
        const expected = refs.flatMap((ref): [string, number[]][] => {
          const numbers = [...naive].flatMap(([id, at]) => (at === ref ? [id] : []))
          return numbers.length > 0 ? [[ref, numbers.sort((a, b) => a - b)]] : []
        })
        const numbers = [...numbersOfRefs(pieces, refs)].map(([ref, ids]) => [ref, ids.toSorted((a, b) => a - b)])
        expect(new Map(numbers as [string, number[]][])).toEqual(new Map(expected))
        for (const [id, ref] of naive) expect(holdsRef(pieces.get(refShardOf(id)) ?? emptyShard, id, ref)).toBe(true)
      }),
    )
  })

  it('are no longer than their last ref after any removal, and equal those of the whole bank', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 60 }), (steps) => {
        const { pieces, naive } = after(steps)
        const made = refShardsOfBank([...naive].map(([id, ref]) => ({ id, ref })))
        const left = [...pieces].filter(([, { hashes }]) => hashes.length > 0)
        expect(new Map(made.map(({ sk, hashes }) => [Number(sk), hashes]))).toEqual(
          new Map(left.map(([piece, { hashes }]) => [piece, hashes])),
        )
      }),
    )
  })

  it('take one write unit each, full as they may be: 1 KB with their keys, names and numbers', () => {
    const bank = Array.from({ length: REFS_PER_SHARD }, (_, n) => ({ id: 3 * REFS_PER_SHARD + n, ref: `file:${n}` }))
    const [full] = refShardsOfBank(bank, 1_700_000_000_000)
    if (!full) throw new Error('There is one piece')
    const { hashes, ...rest } = full
    expect(hashes).toHaveLength(REFS_PER_SHARD * 8)
    expect(hashes.length + 'hashes'.length + JSON.stringify(rest).length).toBeLessThanOrEqual(1_024 - 100)
  })

  it('have eight bytes for a ref, none of which is free of a one', () => {
    expect(hashOfRef('file:1')).toHaveLength(8)
    expect(hashOfRef('file:1')).not.toEqual(hashOfRef('file:2'))
    expect(holdsRef(emptyShard, 101, 'file:1')).toBe(false)
  })
})
