import { expect, it } from 'vitest'
import { reviewWords } from './reviews.ts'

it('the cards of a day are counted in words', () => {
  expect([1, 2].map(reviewWords.doneText)).toEqual(['You reviewed 1 card today.', 'You reviewed 2 cards today.'])
  expect([1, 2].map((count) => reviewWords.waiting(count, 20))).toEqual([
    '1 more is waiting. Your daily limit is 20.',
    '2 more are waiting. Your daily limit is 20.',
  ])
})
