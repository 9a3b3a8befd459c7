import { expect, it } from 'vitest'
import { sampleQuestionWords } from './samples.ts'
import { tryWords } from './try-question.ts'

it('says to visitors what a sample question is, in these words', () => {
  const { place, ...words } = sampleQuestionWords
  expect({ ...tryWords, ...words }).toEqual({
    title: 'Try a question',
    lead: 'A question as our students get it, with the verdict and the rationale. No account needed.',
    begin: 'Show me a question',
    loading: 'Loading a question',
    none: 'There is no sample question just now',
    check: 'Check',
    next: 'Another question',
    again: 'Try it again',
    courses: 'See the courses',
    choose: 'Please choose an answer first',
  })
  expect(place(2, 3)).toBe('Sample question 2 of 3')
})
