import { expect, it } from 'vitest'
import { courseCompletedWords } from './course-completed.ts'

it('says what a student did when they have completed a course', () => {
  const { lead, passedOf, againWhy, ...words } = courseCompletedWords
  expect(lead('RN Online Review')).toBe('You have done every task of RN Online Review. Well done.')
  expect(passedOf(4, 5)).toBe('4 of 5')
  expect(againWhy('12 days 3 hours')).toBe(
    'The course stays open for 12 days 3 hours: read again, and repeat tests that have attempts left.',
  )
  expect(words).toEqual({
    title: 'Course completed',
    loading: 'Loading what you did',
    did: 'What you did',
    tasks: 'Tasks',
    study: 'Study',
    tests: 'Tests',
    average: 'Average of best results',
    best: 'Best result',
    passed: 'Practice tests passed',
    next: 'What is next',
    certificate: 'Your certificate',
    certificateWhy: 'It carries your name, the course, the day and the hours. You can print it, or share it by a link.',
    toCertificate: 'Get the certificate',
    again: 'Look at the course again',
    stays: 'Read again, and repeat tests that have attempts left.',
    more: 'See other courses',
    see: 'See what you did',
  })
})
