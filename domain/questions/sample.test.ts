import { expect, it } from 'vitest'
import type { Question } from './question.ts'
import { inSampleOrder, MAX_SAMPLES, maySample, sampleAnswer, sampleAnswerFile, sampleQuestion } from './sample.ts'
import { CONTENT_EXAMPLES } from './testing/content-examples.ts'

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

const bowTie: Question = {
  ...question,
  id: 8,
  type: 'Bow-Tie',
  answers: [],
  content: JSON.stringify(CONTENT_EXAMPLES['Bow-Tie'].content),
}

it('a bow-tie is the only type with a content that may be public, and its key is only in its answer', () => {
  expect([maySample(question), maySample(bowTie), maySample({ ...bowTie, type: 'Select N' })]).toEqual([
    true,
    true,
    false,
  ])
  const shown = sampleQuestion(bowTie, 1)
  expect(shown.item).toContain('blood pressure')
  expect(JSON.stringify(shown)).not.toMatch(/correct|key|why/)
  expect(sampleAnswer(bowTie).key).toHaveLength(5)
})

it('a bow-tie is the second sample that visitors get', () => {
  const list = (id: number) => sampleQuestion({ ...question, id }, 1)
  const ids = (samples: Parameters<typeof inSampleOrder>[0]) => inSampleOrder(samples).map(({ id }) => id)
  const other = sampleQuestion(bowTie, 1)
  expect(ids([list(9), other, list(3), list(5)])).toEqual([3, 8, 5, 9])
  expect([ids([other]), ids([list(9), list(3)]), ids([])]).toEqual([[8], [3, 9], []])
})
