import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../exams/seeded-random.ts'
import { type Card, CARD_BYTES, packCards, CARDS_PER_SHARD, shardOf, RATINGS, STATES, unpackCards } from './card.ts'

const random = createSeededRandom(5)
const anyOf = <T>(values: readonly T[]): T => values[random(values.length)]!
const aCard = (id: number): Card => ({
  id,
  ...(random(3) === 0 ? { item: 1 + random(6) } : {}),
  state: anyOf(STATES),
  stability: random(3_650_000_000_001) / 1e8,
  difficulty: (1e8 + random(900_000_001)) / 1e8,
  due: random(65_536),
  last: random(65_536),
  reps: random(65_536),
  lapses: random(65_536),
  rating: anyOf(Object.keys(RATINGS) as (keyof typeof RATINGS)[]),
  reviewed: random(2) === 0,
  late: random(2) === 0,
})

describe('packed cards', () => {
  it('are read back exactly, 24 bytes each, sorted by question', () => {
    const cards = Array.from({ length: 1_000 }, (_, i) => aCard(i * 4_294_967 + random(1_000)))
    const packed = packCards(cards.toReversed())
    expect(packed).toHaveLength(1_000 * CARD_BYTES)
    expect(unpackCards(packed)).toEqual(cards)
    // As returned by the table: a view into a larger buffer.
    const inside = new Uint8Array(packed.length + 5)
    inside.set(packed, 5)
    expect(unpackCards(inside.subarray(5))).toEqual(cards)
  })

  it('are the same bytes in any order', () => {
    const cards = [3, 1, 2].map(aCard)
    expect(packCards(cards)).toEqual(packCards(cards.toReversed()))
  })

  it('keep the largest number of reviews', () => {
    const [card] = unpackCards(packCards([{ ...aCard(1), reps: 70_000, lapses: 66_000 }]))
    expect(card).toMatchObject({ reps: 65_535, lapses: 65_535 })
  })

  it('lie in pieces of 144 at most, 3,456 bytes, case studies too', () => {
    const sizes = new Map<string, number>()
    const add = (piece: string) => sizes.set(piece, (sizes.get(piece) ?? 0) + 1)
    for (let id = 0; id < 10_000; id += 1) {
      add(shardOf({ id }))
      for (let item = 1; item <= 6; item += 1) add(shardOf({ id, item }))
    }
    expect(Math.max(...sizes.values())).toBe(CARDS_PER_SHARD)
    expect(CARDS_PER_SHARD * CARD_BYTES).toBe(3_456)
  })
})
