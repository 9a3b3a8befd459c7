import { expect, it } from 'vitest'
import type { Question } from './question.ts'
import { MAX_SAMPLES, sampleAnswer, sampleAnswerFile, sampleQuestion } from './sample.ts'

const question: Question = {
  id: 7,
  type: 'Select All That Apply',
  body: 'Which?',
  answers: [
    { letter: 'A', text: 'This', correct: true },
    { letter: 'B', text: 'That', correct: false },
    { letter: 'C', text: 'These', correct: true },
  ],
  rationale: 'Because.',
  tags: ['RN'],
  area: ['Safety'],
}

it('a sample shows the question first, and its key and rationale only after the answer', () => {
  const shown = sampleQuestion(question, 3)
  expect(shown).toEqual({
    id: 7,
    type: 'Select All That Apply',
    body: 'Which?',
    answers: [
      { letter: 'A', text: 'This' },
      { letter: 'B', text: 'That' },
      { letter: 'C', text: 'These' },
    ],
    version: 3,
  })
  expect(sampleAnswer(question)).toEqual({ key: [1, 0, 1], rationale: 'Because.' })
  const formatted = { ...question, bodyHtml: '<p><b>Which</b>?</p>', rationaleHtml: '<p><i>Because</i>.</p>' }
  expect(sampleQuestion(formatted, 3)).toEqual({ ...shown, bodyHtml: '<p><b>Which</b>?</p>' })
  expect(sampleAnswer(formatted)).toMatchObject({ rationale: 'Because.', rationaleHtml: '<p><i>Because</i>.</p>' })
  expect([sampleAnswerFile(shown), MAX_SAMPLES]).toEqual(['samples/7-3.json', 10])
})
