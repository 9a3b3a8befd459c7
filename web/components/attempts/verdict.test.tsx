// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resultWords } from '#domain/messages/testing.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import type { AnswerReader } from './answer-reader.ts'
import { Verdict } from './verdict.tsx'

setUpScreen()

const answers = ['A', 'B'].map((letter) => ({ letter, text: `Answer ${letter}` }))
const question = { id: 1, type: 'Multiple Choice', body: 'Which?', answers, matches: [], item: null, caseItem: null }
const facts = { rationale: '', lines: [], peers: null, tags: ['RN', 'Renal'] }
const graded = { id: 1, correct: true, points: 1, maxPoints: 1, key: [0], choice: [0], ...facts }

it.each<[AnswerReader, boolean]>([
  ['student', false],
  ['admin', true],
])('a verdict shows a %s the subjects, and exam and level: %s', (reader, withMarks) => {
  render(<Verdict question={question} graded={graded} reader={reader} />)
  expect(screen.getByText('Renal')).toBeTruthy()
  expect(screen.queryByText(`${resultWords.marks}: RN`) !== null).toBe(withMarks)
})
