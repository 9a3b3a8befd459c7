import type { ItemKind } from './exam-item.ts'

/**
 * The number of questions of an area, of case studies, and of stand-alone items that each shard of a bank needs: more
 * than a test may serve.
 */
const ENOUGH = 60

type Spread = { id: number; area: number; kind: ItemKind }

/** Spreads numbers by the upper bits of a multiplicative hash, so that consecutive numbers don't cluster. */
const firstShardOf = (id: number, shardCount: number): number =>
  Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * shardCount)

/** Single questions are grouped by area, others by kind alone. */
const groupOf = ({ area, kind }: Spread): string => (kind === 'single' ? `${kind} ${area}` : kind)

/**
 * Spreads a bank over shards, each of which is enough for a test if the bank is: each question of a large group is in
 * one shard, each question of a small group in as many shards as needed, at most all.
 */
export function spreadItems<Item extends Spread>(items: readonly Item[], shardCount: number): Item[][] {
  const sizes = new Map<string, number>()
  for (const item of items) sizes.set(groupOf(item), (sizes.get(groupOf(item)) ?? 0) + 1)
  const spread = Array.from({ length: shardCount }, (): Item[] => [])
  for (const item of items) {
    const size = sizes.get(groupOf(item)) ?? 1
    const copies = Math.min(shardCount, Math.ceil((ENOUGH * shardCount) / size))
    const first = firstShardOf(item.id, shardCount)
    for (let copy = 0; copy < copies; copy += 1) spread[(first + copy) % shardCount]?.push(item)
  }
  return spread
}
