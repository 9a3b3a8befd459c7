import { expect, it } from 'vitest'
import { examIntro, examNumbers } from './exam-panels.ts'

it('the introduction describes an adaptive NCLEX in three sentences and its numbers', () => {
  expect(examIntro(85, 150)).toEqual([
    'Correct answers lead to harder questions; incorrect ones to easier questions.',
    'After question 85, the test stops once we’re 95% sure of your result, or at question 150.',
    'You can’t change an answer after you submit it. The clock keeps running if you leave.',
  ])
  expect(examNumbers.questions(85, 150, 15)).toBe('85 to 150, including 15 unscored')
  expect(examNumbers.time(300)).toBe('5 hr, breaks included')
  expect(examNumbers.breaks([120, 210])).toBe('2, after 2 hr and 3½ hr')
  expect([examNumbers.time(60), examNumbers.time(45), examNumbers.breaks([])]).toEqual([
    '1 hr, breaks included',
    '45 min, breaks included',
    'None',
  ])
  expect(examNumbers.goingBack).toBe('Not allowed')
})
