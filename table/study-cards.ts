import { packCards, packInOrder, unpackCards } from '#domain/study/card.ts'
import type { Piece } from '#domain/study/piece.ts'
import { type Key } from './keys.ts'
import { studyCardsKey } from './study-keys.ts'

/** A piece of a student's cards, at most 4 KB (domain/study/card.ts); `version` grows with each change, by the stream or a review. */
export type StudyCardsItem = Key & { type: 'study-cards'; cards: Uint8Array; before?: Uint8Array; version: number }

export const studyCardsItem = (
  uid: string,
  piece: string,
  { cards, before }: Piece,
  version: number,
): StudyCardsItem => ({
  ...studyCardsKey(uid, piece),
  type: 'study-cards',
  cards: packCards(cards),
  ...(before.length > 0 ? { before: packInOrder(before) } : {}),
  version,
})

/** The cards of an item; none where there is no item. */
export const pieceOfItem = (item: Pick<StudyCardsItem, 'cards' | 'before'> | undefined): Piece => ({
  cards: item ? unpackCards(item.cards) : [],
  before: item?.before ? unpackCards(item.before) : [],
})
