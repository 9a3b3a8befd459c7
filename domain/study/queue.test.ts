import { describe, expect, it } from 'vitest'
import type { Card } from './card.ts'
import { dayQueue } from './queue.ts'
import { retrievability, review } from './review.ts'
import { liveUntilExam, START } from './testing/study-student.ts'

const DAY = START
const aCard = (id: number, due: number, last: number, more: Partial<Card> = {}): Card => ({
  id,
  state: 'review',
  stability: 10,
  difficulty: 5,
  due,
  last,
  reps: 1,
  lapses: 0,
  rating: 'good',
  reviewed: false,
  late: false,
  ...more,
})
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)
/** Answers on each of the last days: no absence. */
const present = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((ago) => aCard(10_000 + ago, DAY + 50, DAY - ago))

describe("a day's queue", () => {
  it('has the due cards, those most likely to be forgotten first', () => {
    const cards = [
      aCard(1, DAY, DAY - 2),
      aCard(2, DAY + 1, DAY - 9),
      aCard(3, DAY - 3, DAY - 30),
      aCard(4, DAY, DAY - 8),
    ]
    expect(ids(dayQueue([...cards, ...present], DAY, 80).cards)).toEqual([3, 4, 1])
    expect(dayQueue([], DAY, 80)).toEqual({ cards: [], done: 0, waiting: 0 })
  })

  it('has no card twice a day, and leaves out what must not be shown', () => {
    const cards = [aCard(1, DAY, DAY), aCard(2, DAY, DAY - 3), aCard(3, DAY, DAY - 3)]
    expect(ids(dayQueue(cards, DAY, 80, ({ id }) => id === 3).cards)).toEqual([2])
  })

  it('keeps the items of a case study together, in their order', () => {
    const cards = [
      aCard(7, DAY, DAY - 3, { item: 4 }),
      aCard(2, DAY, DAY - 4),
      aCard(7, DAY, DAY - 9, { item: 6 }),
      aCard(7, DAY, DAY - 5, { item: 1 }),
    ]
    const { cards: queue } = dayQueue([...cards, ...present], DAY, 80)
    expect(queue.map(({ id, item }) => [id, item])).toEqual([
      [7, 1],
      [7, 4],
      [7, 6],
      [2, undefined],
    ])
  })

  it('ends at the cap, reviews of the day counted, tests not', () => {
    const due = Array.from({ length: 40 }, (_, i) => aCard(i + 1, DAY, DAY - 5))
    const done = [aCard(91, DAY + 4, DAY, { reviewed: true }), aCard(92, DAY + 4, DAY)]
    const queue = dayQueue([...due, ...done, ...present], DAY, 15)
    expect(queue).toMatchObject({ done: 1, waiting: 26 })
    expect(queue.cards).toHaveLength(14)
  })

  it('spreads cards from an absence over seven days, whatever is reviewed in between', () => {
    const away = Array.from({ length: 300 }, (_, i) => aCard(i + 1, DAY - 1 - (i % 20), DAY - 40))
    let cards = away
    const counts: number[] = []
    for (let day = DAY; day < DAY + 8; day += 1) {
      const { cards: queue } = dayQueue(cards, day, 80)
      const half = queue.slice(0, 20)
      const answer = (some: readonly Card[]) => {
        const next = new Map(
          some.map((card) => [card.id, { ...card, last: day, due: day + 90, reviewed: true, late: true }]),
        )
        cards = cards.map((card) => next.get(card.id) ?? card)
      }
      answer(half)
      const rest = dayQueue(cards, day, 80)
      expect(rest.done + rest.cards.length).toBe(queue.length)
      answer(rest.cards)
      expect(dayQueue(cards, day, 80).cards).toEqual([])
      counts.push(queue.length)
    }
    expect(counts).toEqual([43, 43, 43, 43, 43, 43, 42, 0])
  })

  it('spreads nothing for a student who was active, or for few cards', () => {
    const late = Array.from({ length: 60 }, (_, i) => aCard(i + 1, DAY - 1, DAY - 11))
    expect(dayQueue([...late, ...present], DAY, 80).cards).toHaveLength(60)
    expect(dayQueue(late.slice(0, 9), DAY, 80).cards).toHaveLength(9)
    expect(dayQueue(late, DAY, 80).cards).toHaveLength(10)
  })

  it('handles 5,000 due cards', () => {
    const due = Array.from({ length: 5_000 }, (_, i) => aCard(i + 1, DAY - 1 - (i % 90), DAY - 200))
    const queue = dayQueue(due, DAY, 80)
    expect(queue.cards).toHaveLength(80)
    expect(queue.waiting).toBe(4_920)
  })
})

describe('60 days until the exam', () => {
  const life = { seed: 7, days: 60, cap: 80, retention: 0.9, rightAtFirst: 0.65 }
  it.each([
    ['15 new questions a day', { newOn: (day: number) => (day < 53 ? 15 : 0) }],
    ['a test of 75 each third day', { newOn: (day: number) => (day < 53 && day % 3 === 0 ? 75 : 0) }],
    ['two weeks away', { newOn: (day: number) => (day < 53 ? 20 : 0), away: (day: number) => day >= 20 && day < 34 }],
  ])('%s: never above the cap, and 90 % are remembered on its day', (_, how) => {
    const { cards, log, mean, examDay } = liveUntilExam({ ...life, ...how })
    expect(cards.length).toBeGreaterThan(700)
    expect(Math.max(...log.map(({ reviews }) => reviews))).toBeLessThanOrEqual(80)
    expect(mean).toBeGreaterThanOrEqual(0.9)
    expect(Math.max(...cards.map(({ due }) => due))).toBeLessThanOrEqual(examDay)
  })

  it('holds the cap also with more new questions than it bears', () => {
    const { log } = liveUntilExam({ ...life, cap: 30, newOn: () => 20 })
    expect(Math.max(...log.map(({ reviews }) => reviews))).toBe(30)
  })

  it('serve a card on the day that its review set', () => {
    const card = review(undefined, { id: 1 }, 'good', { day: DAY }, { retention: 0.9 })
    expect(dayQueue([card], card.due - 1, 80).cards).toEqual([])
    expect(dayQueue([card], card.due, 80).cards).toEqual([card])
    expect(retrievability(card, DAY)).toBe(1)
  })
})
