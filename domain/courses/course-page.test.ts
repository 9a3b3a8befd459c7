import { expect, it } from 'vitest'
import { countsText } from './course-page.ts'

const none = { readings: 0, lectures: 0, tests: 0, questions: 0 }

it.each([
  [{ ...none, readings: 2, lectures: 1, tests: 2, questions: 35 }, '2 readings, 1 lecture, 2 tests, 35 test questions'],
  [{ ...none, tests: 3, questions: 257, varies: true }, '3 tests, up to 257 test questions'],
  [none, ''],
])('the page counts its contents: %j', (page, words) => expect(countsText(page)).toBe(words))
