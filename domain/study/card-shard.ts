import { type Card, type CardRef, isSameCard, type Rating } from './card.ts'
import { countsOn, type RatedOn, review, type ReviewSettings } from './review.ts'

/**
 * Some of a student's cards, as stored in one item. `before`: the previous state of the last reviewed ones, latest
 * first, so that a rating can be corrected.
 */
export type CardShard = { cards: readonly Card[]; before: readonly Card[] }

/** The maximum number of correctable ratings of a shard: an item stays below 4 KB. */
const MAX_BEFORE = 16

export const cardAt = ({ cards }: CardShard, ref: CardRef): Card | undefined =>
  cards.find((card) => isSameCard(card, ref))

const withCard = (cards: readonly Card[], card: Card): Card[] => [
  ...cards.filter((other) => !isSameCard(other, card)),
  card,
]

/** Returns the shard after a rating; the same object if the rating does not count (review.ts). */
export function rateInShard(
  shard: CardShard,
  ref: CardRef,
  rating: Rating,
  on: RatedOn,
  settings: ReviewSettings,
): CardShard {
  const before = cardAt(shard, ref)
  if (!countsOn(before, on.day)) return shard
  const cards = withCard(shard.cards, review(before, ref, rating, on, settings))
  // Only this day's ratings can be corrected.
  const isOfDay = (card: Card) => cards.some((now) => isSameCard(now, card) && now.last === on.day)
  const earlier = shard.before.filter((card) => isOfDay(card) && !isSameCard(card, ref))
  const added = on.inReview && before ? [before] : []
  return { cards, before: [...added, ...earlier].slice(0, MAX_BEFORE) }
}

/** The result of a correction: `shard` is the same object if the card has this rating already. */
export type Correction = { ok: true; shard: CardShard } | { ok: false; code: 'rating-is-final' }

/**
 * Returns the shard after a student changed a card's proposed rating: recomputed from the card's previous state.
 * Possible on the day of the review, while the shard still has that state.
 */
export function correctInShard(
  shard: CardShard,
  ref: CardRef,
  rating: Rating,
  day: number,
  settings: ReviewSettings,
): Correction {
  const card = cardAt(shard, ref)
  if (!card?.reviewed || card.last !== day) return { ok: false, code: 'rating-is-final' }
  if (card.rating === rating) return { ok: true, shard }
  const before = shard.before.find((earlier) => isSameCard(earlier, ref))
  if (!before) return { ok: false, code: 'rating-is-final' }
  const cards = withCard(shard.cards, review(before, ref, rating, { day, inReview: true }, settings))
  return { ok: true, shard: { cards, before: shard.before } }
}
