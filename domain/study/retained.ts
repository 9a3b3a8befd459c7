import type { Card } from './card.ts'
import { retrievability } from './review.ts'

/** How much of a student's cards is likely to be remembered on a day; of a case study each item is a card. Undefined: there is none. */
export function retainedShare(cards: readonly Pick<Card, 'last' | 'stability'>[], day: number): number | undefined {
  if (cards.length === 0) return undefined
  return cards.reduce((sum, card) => sum + retrievability(card, Math.max(day, card.last)), 0) / cards.length
}
