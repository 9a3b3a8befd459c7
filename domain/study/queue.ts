import { byPlace, type Card } from './card.ts'
import { retrievability } from './review.ts'

/** What a day asks: the cards in their order, how many of the day are done, and how many that are due wait for later days. */
export type DayQueue = { cards: Card[]; done: number; waiting: number }

/** Days over which is spread what came together in an absence, and how many days without an answer are one. */
export const CATCH_UP_DAYS = 7
const ABSENCE_DAYS = 3
/** So few are not spread. */
const FEWEST = 10

/**
 * The days that are left to catch up, this one counted; 1: everything now. Known from the cards alone: the student came back on the
 * first day with answers after three days or more without any.
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

/** How many reviews a day asks, those that are done already counted. */
function quota(cards: readonly Card[], day: number, cap: number): number {
  const done = cards.filter(({ reviewed, last }) => reviewed && last === day)
  const due = cards.filter((card) => card.due <= day && card.last < day)
  const overdue = due.filter((card) => card.due < day).length + done.filter(({ late }) => late).length
  const today = due.length + done.length - overdue
  const some = Math.max(FEWEST, Math.ceil(overdue / daysToCatchUp(cards, day)))
  return Math.min(cap, today + Math.min(overdue, some))
}

/** The items of a case study one after the other, where its first one is: its record is read once. */
function withCasesTogether(cards: readonly Card[]): Card[] {
  const byQuestion = new Map<number, Card[]>()
  for (const card of cards) byQuestion.set(card.id, [...(byQuestion.get(card.id) ?? []), card])
  return [...byQuestion.values()].flatMap((some) => some.toSorted(byPlace))
}

/**
 * The reviews of a student's day: due cards, the likeliest to be forgotten first (decision 0101 compares orders); at most `cap` a day, and after an absence what has come together spread over seven days.
 * `isHidden`: cards that must not be shown now.
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
  const likely = new Map(due.map((card) => [card, retrievability(card, day)]))
  const sorted = due.toSorted((a, b) => (likely.get(a) ?? 0) - (likely.get(b) ?? 0) || byPlace(a, b))
  const chosen = withCasesTogether(sorted.slice(0, left))
  return { cards: chosen, done, waiting: due.length - chosen.length }
}
