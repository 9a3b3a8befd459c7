import { expect, it } from 'vitest'
import { countWords, studyMinutes } from './study-time.ts'

it.each([
  [{ type: 'Reading', words: 1_200 }, 6],
  [{ type: 'Reading', words: 3 }, 1],
  [{ type: 'Reading', words: 0 }, 1],
  [{ type: 'Reading' }, undefined],
  [{ type: 'Lecture', seconds: 725 }, 12],
  [{ type: 'Lecture', seconds: 46 }, 1],
  [{ type: 'Lecture' }, undefined],
  [{ type: 'Practice', timeAllowed: 15, questions: 10 }, 15],
  [{ type: 'Practice', questions: 10 }, 15],
  [{ type: 'NCLEX', questions: 75, timeAllowed: 120 }, 120],
  [{ type: 'NCLEX' }, undefined],
] as const)('a task as %j takes %s minutes', (length, minutes) => expect(studyMinutes(length)).toBe(minutes))

it.each([
  ['Wash your hands', 3],
  ['  one\n two\tthree  four ', 4],
  ['', 0],
])('the words of %j are counted', (body, words) => expect(countWords(body)).toBe(words))
