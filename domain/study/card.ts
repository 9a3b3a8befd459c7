/** How well a question was remembered: FSRS's four grades, with its numbers. */
export const RATINGS = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type Rating = keyof typeof RATINGS

/** The subject of a card: a question, or an item of a case study (from 1). */
export type CardRef = { id: number; item?: number }

/** FSRS's states; the day-based scheduler (review.ts) keeps a card in `review` from its first rating on. */
export const STATES = ['new', 'learning', 'review', 'relearning'] as const
export type CardState = (typeof STATES)[number]

/**
 * FSRS's memory of a question for a student. `stability` in days and `difficulty` (1 to 10), both to eight decimals as
 * FSRS rounds them; `due` and `last` (the day of its last rating) are the student's days, counted from 1970-01-01
 * (student-day.ts).
 */
export type Card = CardRef & {
  state: CardState
  stability: number
  difficulty: number
  due: number
  last: number
  reps: number
  lapses: number
  /** Its last rating. */
  rating: Rating
  /** Whether it was rated in a review of cards, not in a test. */
  reviewed: boolean
  /** Whether the review was after its due day. */
  late: boolean
}

/**
 * The bytes of a packed card: number 4 bytes, item 1, state and rating 1, stability 6, difficulty 4, due 2, last 2,
 * reps 2, lapses 2. Stability and difficulty are whole hundred-millionths, so that FSRS's values are restored exactly:
 * as float32 they would differ by more than 1e-6 after some reviews.
 */
export const CARD_BYTES = 24

const REVIEWED = 0x04
const LATE = 0x08
const RATING_SHIFT = 4
const STATE_MASK = 0x03
const MAX_UINT16 = 0xff_ff
const DIGITS = 1e8
const WORD = 2 ** 32

const RATING_OF: readonly (Rating | undefined)[] = [undefined, 'again', 'hard', 'good', 'easy']

function writeCard(view: DataView, at: number, card: Card): void {
  view.setUint32(at, card.id)
  view.setUint8(at + 4, card.item ?? 0)
  const flags = (card.reviewed ? REVIEWED : 0) | (card.late ? LATE : 0)
  view.setUint8(at + 5, STATES.indexOf(card.state) | flags | (RATINGS[card.rating] << RATING_SHIFT))
  const stability = Math.round(card.stability * DIGITS)
  view.setUint16(at + 6, Math.floor(stability / WORD))
  view.setUint32(at + 8, stability % WORD)
  view.setUint32(at + 12, Math.round(card.difficulty * DIGITS))
  view.setUint16(at + 16, card.due)
  view.setUint16(at + 18, card.last)
  view.setUint16(at + 20, Math.min(MAX_UINT16, card.reps))
  view.setUint16(at + 22, Math.min(MAX_UINT16, card.lapses))
}

function readCard(view: DataView, at: number): Card {
  const item = view.getUint8(at + 4)
  const bits = view.getUint8(at + 5)
  return {
    id: view.getUint32(at),
    ...(item === 0 ? {} : { item }),
    state: STATES[bits & STATE_MASK] ?? 'review',
    stability: (view.getUint16(at + 6) * WORD + view.getUint32(at + 8)) / DIGITS,
    difficulty: view.getUint32(at + 12) / DIGITS,
    due: view.getUint16(at + 16),
    last: view.getUint16(at + 18),
    reps: view.getUint16(at + 20),
    lapses: view.getUint16(at + 22),
    rating: RATING_OF[bits >> RATING_SHIFT] ?? 'good',
    reviewed: (bits & REVIEWED) !== 0,
    late: (bits & LATE) !== 0,
  }
}

/** Sorts cards by question, with the items of a case study in order. */
export const byCardRef = (a: CardRef, b: CardRef): number => a.id - b.id || (a.item ?? 0) - (b.item ?? 0)

export const isSameCard = (a: CardRef, b: CardRef): boolean => byCardRef(a, b) === 0

/** Packs cards in 24 bytes each, in the given order. */
export function packInOrder(cards: readonly Card[]): Uint8Array {
  const bytes = new Uint8Array(cards.length * CARD_BYTES)
  const view = new DataView(bytes.buffer)
  cards.forEach((card, i) => writeCard(view, i * CARD_BYTES, card))
  return bytes
}

/** Packs cards sorted by question and item: the same cards produce the same bytes. */
export const packCards = (cards: readonly Card[]): Uint8Array => packInOrder(cards.toSorted(byCardRef))

/** Reverses `packCards` and `packInOrder` exactly. */
export function unpackCards(packed: Uint8Array): Card[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  return Array.from({ length: Math.floor(packed.length / CARD_BYTES) }, (_, i) => readCard(view, i * CARD_BYTES))
}

/**
 * The shard that a student's card is stored in: by ranges of question numbers, so that no shard is ever split and none
 * is larger than 4 KB: 144 cards, 3,456 bytes. Case studies, with six cards each, have separate ranges.
 */
export const CARDS_PER_SHARD = 144
const CASE_RANGE = 24
export const shardOf = ({ id, item }: CardRef): string =>
  item === undefined ? `Q${Math.floor(id / CARDS_PER_SHARD)}` : `C${Math.floor(id / CASE_RANGE)}`
