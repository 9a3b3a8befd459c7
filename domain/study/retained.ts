import type { Card } from './card.ts'
import { retrievability } from './review.ts'

/**
 * How much of a student's cards is likely to be answered right on a day; of a case study each item is a card. What was wrong the last time
 * was never known: of that nothing can be remembered. Undefined: there is no card.
 */
export function retainedShare(
  cards: readonly Pick<Card, 'last' | 'stability' | 'rating'>[],
  day: number,
): number | undefined {
  if (cards.length === 0) return undefined
  const known = cards.filter(({ rating }) => rating !== 'again')
  return known.reduce((sum, card) => sum + retrievability(card, Math.max(day, card.last)), 0) / cards.length
}
