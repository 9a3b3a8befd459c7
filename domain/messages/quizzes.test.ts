import { expect, it } from 'vitest'
import { quizName } from './quizzes.ts'

const ALL = { areas: [], tags: [], statuses: [], recentMisses: false }

it.each([
  [1, ALL, 'Quiz of 1 question'],
  [24, { ...ALL, statuses: ['unused', 'omitted'] }, 'Quiz of 24 new questions'],
  [4, { ...ALL, statuses: ['wrong'] }, 'Quiz of 4 missed questions'],
  [4, { ...ALL, recentMisses: true, areas: ['Safety'] }, 'Quiz of 4 missed questions: Safety'],
  [5, { ...ALL, areas: ['Safety'], tags: ['Heart', 'Lung', 'Renal'] }, 'Quiz of 5 questions: Safety, Heart and 2 more'],
  [5, { ...ALL, statuses: ['right', 'wrong'] }, 'Quiz of 5 questions'],
  [5, undefined, 'Quiz of 5 questions'],
])('a quiz of %i questions is named by what it asks: %o', (questions, filter, name) => {
  expect(quizName(questions, filter)).toBe(name)
})
