import { describe, expect, it } from 'vitest'
import { aQuestion } from '../testing/a-question.ts'
import {
  type Draft,
  draftOf,
  emptyDraft,
  inputOf,
  isSame,
  withAnswer,
  withCorrect,
  withMoreAnswers,
  withoutAnswer,
} from './draft.ts'

const of = (type: string): Draft => ({ ...emptyDraft, type })
const correct = (draft: Draft) => draft.answers.map((answer) => answer.correct)

describe('a question in the form', () => {
  it('begins with four blank answers, then grows by one [2.9.4]', () => {
    const first = withMoreAnswers(of('Multiple Choice'))
    expect(first?.answers.map(({ text }) => text)).toEqual(['', '', '', ''])
    expect(first && withMoreAnswers(first)?.answers).toHaveLength(5)
  })
  it('keeps one correct answer, but each on its own for Select All That Apply', () => {
    const single = withCorrect(withCorrect(draftOf(aQuestion()), 1), 2)
    expect(correct(single)).toEqual([false, false, true])
    const many = draftOf(aQuestion({ type: 'Select All That Apply' }))
    expect(correct(withCorrect(many, 2))).toEqual([true, false, true])
    expect(correct(withCorrect(many, 0))).toEqual([false, false, false])
  })
  it('moves up the answers after a deleted one', () => {
    const left = withoutAnswer(draftOf(aQuestion()), 0)
    expect(inputOf(left).answers.map(({ text }) => text)).toEqual(['Breathing', 'Circulation'])
    expect(new Set(withMoreAnswers(left)?.answers.map(({ key }) => key)).size).toBe(3)
  })
  it('sends a match for Matching/Dropdown, and correct for the others', () => {
    expect(inputOf(draftOf(aQuestion())).answers[0]).toEqual({ text: 'Airway', correct: true, match: null })
    const matching = withAnswer(draftOf(aQuestion({ type: 'Matching/Dropdown' })), 0, { match: ' first ' })
    expect(inputOf(matching).answers[0]).toEqual({ text: 'Airway', correct: false, match: 'first' })
  })
  it('is the same while only spaces around it differ', () => {
    const draft = draftOf(aQuestion())
    expect(isSame(draft, { ...draft, body: ` ${draft.body} ` })).toBe(true)
    expect(isSame(draft, { ...draft, tags: [] })).toBe(false)
  })
})
