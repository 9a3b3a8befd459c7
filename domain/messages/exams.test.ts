import { expect, it } from 'vitest'
import { examIntro, examNumbers } from './exam-panels.ts'

it('the introduction describes an adaptive NCLEX in three sentences and its numbers', () => {
  expect(examIntro(85, 150)).toEqual([
    'Each question is chosen by your answers so far: right ones bring harder questions, wrong ones easier ones.',
    'From question 85 on, the test ends as soon as it is 95% certain whether your ability is above the standard, and at question 150 at the latest.',
    'Answers are saved as you go, no answer can be changed afterwards, and the time keeps running if you leave.',
  ])
  expect(examNumbers.questions(85, 150, 15)).toBe('85 to 150, 15 of them unscored')
  expect(examNumbers.time(300)).toBe('5 hours, breaks included')
  expect(examNumbers.breaks([120, 210])).toBe('2, after 2 hours and 3½ hours')
  expect([examNumbers.time(60), examNumbers.time(45), examNumbers.breaks([])]).toEqual([
    '1 hour, breaks included',
    '45 minutes, breaks included',
    'None',
  ])
  expect(examNumbers.goingBack).toBe('Not possible')
})
