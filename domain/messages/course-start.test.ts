import { expect, it } from 'vitest'
import { startWords } from './course-start.ts'

it('the start dialog states when the days and the first class begin', () => {
  expect(startWords.title('RN Online Review')).toBe('Start RN Online Review?')
  expect(startWords.confirm).toBe('Start now')
  expect(startWords.daysBegin(30, 'Dec 23, 2026')).toBe('Your 30 days start now and end on Dec 23, 2026.')
  expect(startWords.daysBegin(1, 'Nov 24, 2026')).toBe('Your 1 day starts now and ends on Nov 24, 2026.')
  expect(startWords.firstClass('Dec 14, 2026', '9:00AM')).toBe('The first class is on Dec 14, 2026 at 9:00AM.')
  expect(startWords.firstClass('Dec 14, 2026', undefined)).toBe('The first class is on Dec 14, 2026.')
  expect(startWords.daysFromClass(60, 'Feb 16, 2027')).toBe(
    'Your access starts now. Your 60 days start with the first class and end on Feb 16, 2027.',
  )
})
