import { expect, it } from 'vitest'
import { outcomeDay } from './check-outcome.ts'
import { measuresOf } from './measures.ts'
import { QUESTION_TYPES } from '../questions/question.ts'
import { typeCode, typeOfCode } from './question-facts.ts'
import { retainedShare } from './retained.ts'
import { retrievability } from './review.ts'
import { dayOfText } from './student-day.ts'

const TODAY = dayOfText('2026-11-26')!

it('an outcome needs a day on which an exam may have been taken', () => {
  expect(outcomeDay('2026-11-26', TODAY)).toBe(TODAY)
  expect(outcomeDay('2022-02-28', TODAY)).toBe(dayOfText('2022-02-28'))
  for (const text of ['2026-11-27', '2021-11-01', '2026-02-30', '26.11.2026', '', '2026-11-26<script>', '2026-1-2'])
    expect(outcomeDay(text, TODAY)).toBeUndefined()
})

it('the measures cover the 28 past days', () => {
  const day = (ago: number, items: number, reviews = 0) => ({
    ...{ day: TODAY - ago, items, reviews, points: items / 2, max: items },
  })
  expect(measuresOf([day(0, 50), day(29, 50)], TODAY)).toBeUndefined()
  expect(measuresOf([day(28, 20), day(1, 9, 3), day(2, 0, 4), day(3, 0)], TODAY)).toEqual({ items: 36, days: 3 })
  expect(measuresOf([day(28, 20), day(1, 10)], TODAY)).toEqual({ items: 30, days: 2, share: 0.5 })
})

it('each question type has a stable code', () => {
  const codes = QUESTION_TYPES.map(typeCode)
  expect(codes).toEqual([0, 1, 2, 3, 4, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 127])
  expect(codes.map(typeOfCode)).toEqual(QUESTION_TYPES)
  expect(typeOfCode(90)).toBeUndefined()
})

it('the retained share is the mean likelihood of remembering a card', () => {
  const cards = [
    { last: TODAY - 10, stability: 10, rating: 'good' as const },
    { last: TODAY, stability: 3, rating: 'hard' as const },
  ]
  expect(retainedShare([], TODAY)).toBeUndefined()
  expect(retainedShare(cards, TODAY)).toBeCloseTo((0.9 + 1) / 2, 6)
  expect(retainedShare(cards, TODAY + 9)).toBeCloseTo(
    cards.reduce((sum, card) => sum + retrievability(card, TODAY + 9), 0) / 2,
    12,
  )
  // A card rated wrong today was not remembered.
  expect(retainedShare([...cards, { last: TODAY, stability: 3, rating: 'again' }], TODAY)).toBeCloseTo(1.9 / 3, 6)
  // A card answered on a day that is in the future in the student's new time zone.
  expect(retainedShare([{ last: TODAY + 1, stability: 3, rating: 'easy' }], TODAY)).toBe(1)
})
