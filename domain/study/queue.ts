import { byCardRef, type Card } from './card.ts'
import { retrievability } from './review.ts'

/** A day's queue: the cards in order, how many of the day are done, and how many due cards wait for later days. */
export type DayQueue = { cards: Card[]; done: number; waiting: number }

/**
 * The number of days over which a backlog from an absence is spread, and the minimum days without an answer for one.
 */
export const CATCH_UP_DAYS = 7
const ABSENCE_DAYS = 3
/** A smaller backlog is not spread. */
const FEWEST = 10

/**
 * Returns the days left to catch up, including this one; 1: everything now. Computed from the cards alone: the student
 * came back on the first day with answers after three or more days without any.
 */
function daysToCatchUp(cards: readonly Card[], day: number): number {
  const active = new Set(cards.map(({ last }) => last))
  let back = day
  for (let earlier = day - 1, idle = 0; earlier > day - CATCH_UP_DAYS - ABSENCE_DAYS; earlier -= 1) {
    idle = active.has(earlier) ? 0 : idle + 1
    if (active.has(earlier)) back = earlier
    if (idle === ABSENCE_DAYS) return Math.max(1, CATCH_UP_DAYS - (day - back))
  }
  return 1
}

/** Returns the number of reviews of a day, including completed ones. */
function quota(cards: readonly Card[], day: number, cap: number): number {
  const done = cards.filter(({ reviewed, last }) => reviewed && last === day)
  const due = cards.filter((card) => card.due <= day && card.last < day)
  const overdue = due.filter((card) => card.due < day).length + done.filter(({ late }) => late).length
  const today = due.length + done.length - overdue
  const some = Math.max(FEWEST, Math.ceil(overdue / daysToCatchUp(cards, day)))
  return Math.min(cap, today + Math.min(overdue, some))
}

/** Returns the first day after this one on which cards are due, and how many it asks at most. */
export function nextReviews(
  cards: readonly Card[],
  day: number,
  cap: number,
): { day: number; cards: number } | undefined {
  const later = cards.filter(({ due }) => due > day)
  if (later.length === 0) return undefined
  const next = Math.min(...later.map(({ due }) => due))
  return { day: next, cards: Math.min(cap, later.filter(({ due }) => due === next).length) }
}

/** Groups the items of a case study at the position of the first, so that the record is read once. */
function withCasesTogether(cards: readonly Card[]): Card[] {
  const byQuestion = new Map<number, Card[]>()
  for (const card of cards) byQuestion.set(card.id, [...(byQuestion.get(card.id) ?? []), card])
  return [...byQuestion.values()].flatMap((some) => some.toSorted(byCardRef))
}

/**
 * Returns the reviews of a student's day: due cards, those most likely to be forgotten first (decision 0101 compares
 * orders); at most `cap` a day, with a backlog after an absence spread over seven days. `isHidden`: cards that must not
 * be shown now.
 */
export function dayQueue(
  cards: readonly Card[],
  day: number,
  cap: number,
  isHidden: (card: Card) => boolean = () => false,
): DayQueue {
  const done = cards.filter(({ reviewed, last }) => reviewed && last === day).length
  const due = cards.filter((card) => card.due <= day && card.last < day && !isHidden(card))
  const left = Math.max(0, quota(cards, day, cap) - done)
  const recall = new Map(due.map((card) => [card, retrievability(card, day)]))
  const sorted = due.toSorted((a, b) => (recall.get(a) ?? 0) - (recall.get(b) ?? 0) || byCardRef(a, b))
  const chosen = withCasesTogether(sorted.slice(0, left))
  return { cards: chosen, done, waiting: due.length - chosen.length }
}
