import { expect, it } from 'vitest'
import { reviewWords } from './reviews.ts'

it('the cards of a day are counted in words', () => {
  expect([1, 2].map(reviewWords.doneText)).toEqual(['You reviewed 1 card today.', 'You reviewed 2 cards today.'])
  expect([1, 2].map((count) => reviewWords.waiting(count, 20))).toEqual([
    '1 more card is due; it comes on a later day.',
    '2 more cards are due; they are spread over later days, with at most 20 reviews a day.',
  ])
})
