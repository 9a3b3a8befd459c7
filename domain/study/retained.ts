import type { Card } from './card.ts'
import { retrievability } from './review.ts'

/**
 * Returns the share of a student's cards likely to be answered correctly on a day; each item of a case study is a card.
 * A card rated wrong last time counts as 0. Undefined without cards.
 */
export function retainedShare(
  cards: readonly Pick<Card, 'last' | 'stability' | 'rating'>[],
  day: number,
): number | undefined {
  if (cards.length === 0) return undefined
  const known = cards.filter(({ rating }) => rating !== 'again')
  return known.reduce((sum, card) => sum + retrievability(card, Math.max(day, card.last)), 0) / cards.length
}
