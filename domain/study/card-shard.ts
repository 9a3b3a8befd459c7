import { type Card, type CardRef, isSamePlace, type Rating } from './card.ts'
import { countsOn, type RatedOn, review, type ReviewSettings } from './review.ts'

/**
 * Some cards of a student, as they lie in one item. `before`: what those were that were reviewed last, latest first, so that a rating
 * can be corrected.
 */
export type CardShard = { cards: readonly Card[]; before: readonly Card[] }

/** So many ratings of a piece can be corrected: an item stays below 4 KB. */
const MAX_BEFORE = 16

export const cardAt = ({ cards }: CardShard, place: CardRef): Card | undefined =>
  cards.find((card) => isSamePlace(card, place))

const withCard = (cards: readonly Card[], card: Card): Card[] => [
  ...cards.filter((other) => !isSamePlace(other, card)),
  card,
]

/** The piece after a rating; itself where that does not count (review.ts). */
export function rateInShard(
  piece: CardShard,
  place: CardRef,
  rating: Rating,
  on: RatedOn,
  settings: ReviewSettings,
): CardShard {
  const before = cardAt(piece, place)
  if (!countsOn(before, on.day)) return piece
  const cards = withCard(piece.cards, review(before, place, rating, on, settings))
  // Only ratings of this day can be corrected.
  const isOfDay = (card: Card) => cards.some((now) => isSamePlace(now, card) && now.last === on.day)
  const earlier = piece.before.filter((card) => isOfDay(card) && !isSamePlace(card, place))
  const added = on.inReview && before ? [before] : []
  return { cards, before: [...added, ...earlier].slice(0, MAX_BEFORE) }
}

/** What came of a correction: `piece` is itself when the card has this rating already. */
export type Correction = { ok: true; piece: CardShard } | { ok: false; code: 'rating-is-final' }

/**
 * The piece after a student gave a card another rating than the one that was proposed: computed from what the card was before.
 * Once, on the day of the review, while the piece still has it.
 */
export function correctInShard(
  piece: CardShard,
  place: CardRef,
  rating: Rating,
  day: number,
  settings: ReviewSettings,
): Correction {
  const card = cardAt(piece, place)
  if (!card?.reviewed || card.last !== day) return { ok: false, code: 'rating-is-final' }
  if (card.rating === rating) return { ok: true, piece }
  const before = piece.before.find((earlier) => isSamePlace(earlier, place))
  if (!before) return { ok: false, code: 'rating-is-final' }
  return {
    ok: true,
    piece: {
      cards: withCard(piece.cards, review(before, place, rating, { day, inReview: true }, settings)),
      before: piece.before.filter((earlier) => earlier !== before),
    },
  }
}
