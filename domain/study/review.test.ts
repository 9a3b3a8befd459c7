import { type Card as FsrsCard, createEmptyCard, fsrs } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../exams/seeded-random.ts'
import { type Card, packCards, RATINGS, type Rating, unpackCards } from './card.ts'
import { countsOn, retrievability, review } from './review.ts'
import { dayOfText } from './student-day.ts'

const FIRST = dayOfText('2026-01-01') ?? 0
const usual = { retention: 0.9 }
const stored = (card: Card): Card => unpackCards(packCards([card]))[0]!
const momentOf = (day: number) => new Date(day * 86_400_000)
const ratings = Object.keys(RATINGS) as Rating[]

describe('a review', () => {
  it('follows the published sequence, each on its due day', () => {
    const sequence: Rating[] = ['good', 'good', 'again', 'good', 'good']
    let card: Card | undefined
    const states = sequence.map((rating) => {
      const day = card?.due ?? FIRST
      card = stored(review(card, { id: 1 }, rating, { day }, usual))
      return [card.stability, card.difficulty, card.due - day]
    })
    const S = [2.3065, 13.8269, 1.7264, 5.1238, 12.603]
    const D = [2.1181, 2.1112, 7.3922, 7.3801, 7.3679]
    states.forEach(([stability, difficulty, days], i) => {
      expect(stability).toBeCloseTo(S[i]!, 4)
      expect(difficulty).toBeCloseTo(D[i]!, 4)
      expect(days).toBe([3, 14, 2, 5, 13][i])
    })
    expect(card).toMatchObject({ state: 'review', reps: 5, lapses: 1, rating: 'good', reviewed: false, late: false })
  })

  it('equals ts-fsrs to 1e-6 on 1,000 histories, packed after each review', () => {
    const random = createSeededRandom(11)
    let furthest = 0
    const different: unknown[] = []
    for (let history = 0; history < 1_000; history += 1) {
      const retention = 0.8 + random(16) / 100
      const theirs = fsrs({ request_retention: retention, enable_short_term: false, enable_fuzz: false })
      let day = FIRST + random(1_000)
      let their: FsrsCard = createEmptyCard(momentOf(day))
      let our: Card | undefined
      for (let n = 2 + random(10); n > 0; n -= 1) {
        const rating = ratings[random(4)]!
        their = theirs.next(their, momentOf(day), RATINGS[rating]).card
        our = stored(review(our, { id: 1 }, rating, { day }, { retention }))
        const later = day + 9
        furthest = Math.max(
          furthest,
          Math.abs(our.stability - their.stability),
          Math.abs(our.difficulty - their.difficulty),
          Math.abs(retrievability(our, later) - theirs.get_retrievability(their, momentOf(later), false)),
        )
        const days = [Math.min(65_535, Math.round(their.due.getTime() / 86_400_000)), day, their.reps, their.lapses]
        const ours = [our.due, our.last, our.reps, our.lapses]
        if (String(days) !== String(ours)) different.push([days, ours])
        // Before, on, and after the due day.
        day += 1 + random(Math.max(1, Math.min(120, 2 * (our.due - day))))
      }
    }
    expect(different).toEqual([])
    expect(furthest).toBeLessThanOrEqual(1e-6)
  })

  it('makes nothing due after the exam', () => {
    for (const left of [1, 2, 3, 5, 9, 40]) {
      const settings = { retention: 0.9, examDay: FIRST + left }
      for (const first of ratings)
        for (const rating of ratings) {
          const card = review(undefined, { id: 1 }, first, { day: FIRST - 60 }, settings)
          const next = review(card, { id: 1 }, rating, { day: FIRST }, settings)
          expect(next.due).toBeGreaterThan(FIRST)
          expect(next.due).toBeLessThanOrEqual(FIRST + left)
        }
    }
    // On and after the exam day cards continue as if there were none.
    for (const day of [FIRST, FIRST + 5])
      expect(review(undefined, { id: 1 }, 'easy', { day }, { retention: 0.9, examDay: FIRST })).toEqual(
        review(undefined, { id: 1 }, 'easy', { day }, usual),
      )
  })

  it('comes earlier for who wants to remember more', () => {
    const dueAt = (retention: number) => review(undefined, { id: 1 }, 'easy', { day: FIRST }, { retention }).due
    expect(dueAt(0.95)).toBeLessThan(dueAt(0.9))
    expect(dueAt(0.9)).toBeLessThan(dueAt(0.8))
  })

  it('reports that it was a review of cards, and late', () => {
    const first = review(undefined, { id: 4, item: 2 }, 'good', { day: FIRST }, usual)
    const at = (day: number) => review(first, first, 'hard', { day, inReview: true }, usual)
    expect(at(first.due)).toMatchObject({ id: 4, item: 2, reviewed: true, late: false, rating: 'hard' })
    expect(at(first.due + 1)).toMatchObject({ reviewed: true, late: true })
    expect(review(first, first, 'good', { day: first.due + 1 }, usual)).toMatchObject({ reviewed: false, late: false })
  })

  it('counts once a day, and no earlier day', () => {
    const card = review(undefined, { id: 1 }, 'good', { day: FIRST }, usual)
    expect([FIRST - 1, FIRST, FIRST + 1].map((day) => countsOn(card, day))).toEqual([false, false, true])
    expect(countsOn(undefined, FIRST)).toBe(true)
  })
})
