import type { ItemKind } from './exam-item.ts'

/** Questions that each piece of a bank should have of an area, of case studies and of stand-alone items: more than a test may ask. */
const ENOUGH = 60

type Spread = { id: number; area: number; kind: ItemKind }

/** Numbers are spread by the upper bits of a multiplicative hash, so that neither neighbours nor every second one lie together. */
const placeOf = (id: number, pieces: number): number =>
  Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * pieces)

/** Single questions are chosen by area, others by their kind alone. */
const groupOf = ({ area, kind }: Spread): string => (kind === 'single' ? `${kind} ${area}` : kind)

/**
 * Spreads a bank over pieces of which each suffices for a test where the bank does: a group of questions that is large lies in one piece
 * each, of a small one each question in as many pieces as are needed, in all of them at most.
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
