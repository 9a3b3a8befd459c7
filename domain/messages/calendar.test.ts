import { expect, it } from 'vitest'
import { calendarWords } from './calendar.ts'

it('says what a calendar file is about, in these words', () => {
  expect([calendarWords.add, calendarWords.classes]).toEqual(['Add to calendar', 'Classes'])
  expect(calendarWords.description('Ana Ruiz')).toBe('Instructor: Ana Ruiz\nYour lessons are in My Courses.')
  expect(calendarWords.description(undefined)).toBe('Your lessons are in My Courses.')
})
