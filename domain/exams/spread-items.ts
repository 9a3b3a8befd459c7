import type { ItemKind } from './exam-item.ts'

/**
 * The number of questions of an area, of case studies, and of stand-alone items that each shard of a bank needs: more
 * than a test may serve.
 */
const ENOUGH = 60

type Spread = { id: number; area: number; kind: ItemKind }

/** Spreads numbers by the upper bits of a multiplicative hash, so that consecutive numbers don't cluster. */
const placeOf = (id: number, pieces: number): number =>
  Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * pieces)

/** Single questions are grouped by area, others by kind alone. */
const groupOf = ({ area, kind }: Spread): string => (kind === 'single' ? `${kind} ${area}` : kind)

/**
 * Spreads a bank over shards, each of which is enough for a test if the bank is: each question of a large group is in
 * one shard, each question of a small group in as many shards as needed, at most all.
 */
export function spreadItems<Item extends Spread>(items: readonly Item[], pieces: number): Item[][] {
  const sizes = new Map<string, number>()
  for (const item of items) sizes.set(groupOf(item), (sizes.get(groupOf(item)) ?? 0) + 1)
  const spread = Array.from({ length: pieces }, (): Item[] => [])
  for (const item of items) {
    const size = sizes.get(groupOf(item)) ?? 1
    const copies = Math.min(pieces, Math.ceil((ENOUGH * pieces) / size))
    const first = placeOf(item.id, pieces)
    for (let copy = 0; copy < copies; copy += 1) spread[(first + copy) % pieces]?.push(item)
  }
  return spread
}
