import { createSeededRandom } from '../../exams/seeded-random.ts'
import type { Card } from '../card.ts'
import { dayQueue } from '../queue.ts'
import { countsOn, retrievability, review } from '../review.ts'

/** A student who forgets as FSRS predicts: their daily actions until the exam. */
export type StudyLife = {
  seed: number
  days: number
  cap: number
  retention: number
  /** The number of new questions on a day. */
  newOn: (day: number, cards: readonly Card[]) => number
  /** Whether the student is away and answers nothing. */
  away?: (day: number) => boolean
  /** The share of new questions answered correctly. */
  rightAtFirst: number
}

/** A day: the reviews shown, and the due reviews that waited. */
export type StudyDay = { reviews: number; waiting: number }

/** Starts on day `START`; the exam is on the day after the last one. */
export const START = 20_000

export function liveUntilExam({ seed, days, cap, retention, newOn, away, rightAtFirst }: StudyLife) {
  const random = createSeededRandom(seed)
  const chance = (p: number) => random(1_000_000) < p * 1_000_000
  const examDay = START + days
  const settings = { retention, examDay }
  const cards = new Map<number, Card>()
  const log: StudyDay[] = []
  for (let day = START; day < examDay; day += 1) {
    if (away?.(day - START)) {
      log.push({ reviews: 0, waiting: 0 })
      continue
    }
    const { cards: queue, waiting } = dayQueue([...cards.values()], day, cap)
    for (const card of queue) {
      const rating = chance(retrievability(card, day)) ? 'good' : 'again'
      cards.set(card.id, review(card, card, rating, { day, inReview: true }, settings))
    }
    // Requested again, as when a screen is reopened: the day never exceeds the cap.
    const again = dayQueue([...cards.values()], day, cap)
    const reviews = again.done + again.cards.length
    for (let some = newOn(day - START, [...cards.values()]); some > 0; some -= 1) {
      const id = cards.size + 1
      if (countsOn(cards.get(id), day))
        cards.set(id, review(undefined, { id }, chance(rightAtFirst) ? 'good' : 'again', { day }, settings))
    }
    log.push({ reviews, waiting })
  }
  const remembered = [...cards.values()].map((card) => retrievability(card, examDay))
  const mean = remembered.reduce((sum, p) => sum + p, 0) / remembered.length
  return { cards: [...cards.values()], log, mean, examDay }
}
