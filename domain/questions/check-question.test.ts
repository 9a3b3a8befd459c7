import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionMessages } from '#domain/messages/questions.ts'
import { checkQuestion, type QuestionDraft } from './check-question.ts'
import { QUESTION_TYPES } from './question.ts'

const aDraft = (change: Partial<QuestionDraft> = {}): QuestionDraft => ({
  type: 'Multiple Choice',
  body: 'Which finding comes first?',
  answers: [{ text: 'This', correct: true }, { text: 'That' }, { text: 'Another' }, { text: 'None' }],
  rationale: 'Because.',
  tags: ['RN'],
  area: [],
  ...change,
})
const wordsFor = (draft: QuestionDraft) => {
  const verdict = checkQuestion(draft)
  return verdict.ok ? 'ok' : questionMessages[verdict.code]
}
const many = (n: number) => Array.from({ length: n }, (_, i) => ({ text: `Answer ${i}`, correct: i === 0 }))

describe('the question form', () => {
  it.each<[string, Partial<QuestionDraft>, string]>([
    ['an empty body [2.5.23]', { body: '  ' }, 'Question body is empty'],
    ['one answer [2.5.24]', { answers: many(1) }, 'Questions must have 2 or more answer choices'],
    [
      'a match left empty [2.5.25]',
      {
        type: 'Matching/Dropdown',
        answers: [
          { text: 'a', match: 'x' },
          { text: 'b', match: ' ' },
        ],
      },
      'Please fill the text of all matching options',
    ],
    [
      'an answer left empty [2.5.26]',
      { answers: [...many(2), { text: ' ' }] },
      'Please fill the text of all answer choices',
    ],
    ['no correct answer [2.5.27]', { answers: [{ text: 'a' }, { text: 'b' }] }, 'Please select the correct answer'],
    ['eleven answers [2.5.29, 2.9.3]', { answers: many(11) }, 'Too many answers!'],
  ])('refuses %s', (_, change, words) => expect(wordsFor(aDraft(change))).toBe(words))

  it('accepts ten answers and letters them in order [2.3.27, 2.5.29]', () => {
    const verdict = checkQuestion(aDraft({ answers: many(10) }))
    expect(verdict.ok && verdict.question.answers.map((answer) => answer.letter).join('')).toBe('ABCDEFGHIJ')
  })
  it.each(['Multiple Choice', 'Priority'])('allows one correct answer only for %s [2.5.31]', (type) => {
    const answers = [
      { text: 'a', correct: true },
      { text: 'b', correct: true },
    ]
    expect(checkQuestion(aDraft({ type, answers }))).toEqual({ ok: false, code: 'correct-many' })
    expect(checkQuestion(aDraft({ type: 'Select All That Apply', answers })).ok).toBe(true)
  })
  it('keeps True/False to True and False [2.5.30]', () => {
    const type = 'True/False'
    expect(checkQuestion(aDraft({ type, answers: [{ text: 'True' }, { text: 'False', correct: true }] })).ok).toBe(true)
    expect(checkQuestion(aDraft({ type, answers: [{ text: 'Yes', correct: true }, { text: 'No' }] })).ok).toBe(false)
  })
  it('lets an empty rationale and no tags pass: a warning only [2.5.28]', () =>
    expect(checkQuestion(aDraft({ rationale: '', tags: [] })).ok).toBe(true))
  it('merges tags and areas that look the same', () => {
    const verdict = checkQuestion(
      aDraft({ tags: ['Heart', 'He\u200cart', '\u200eHeart'], area: ['Ca\u200dre\u2069', 'Care'] }),
    )
    expect(verdict).toMatchObject({ ok: true, question: { tags: ['Heart'], area: ['Care'] } })
  })
  it('refuses tags and areas of one letter [2.5.32, 2.9.7]', () => {
    expect(checkQuestion(aDraft({ tags: ['x'] }))).toEqual({ ok: false, code: 'tag-short' })
    expect(checkQuestion(aDraft({ area: ['x'] }))).toEqual({ ok: false, code: 'area-short' })
  })
  it('takes 40 tags and areas together and no more, so that every change fits one transaction', () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `Tag ${i}`)
    expect(checkQuestion(aDraft({ tags: names(30), area: names(10) })).ok).toBe(true)
    expect(checkQuestion(aDraft({ tags: names(30), area: names(11) }))).toEqual({ ok: false, code: 'labels-many' })
  })
  it('answers every input with a question or a refusal that has words', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    const draft = fc.record({
      type: fc.oneof(fc.constantFrom(...QUESTION_TYPES), text),
      body: text,
      answers: fc.array(fc.record({ text, correct: fc.boolean(), match: text }), { maxLength: 14 }),
      rationale: text,
      tags: fc.array(text, { maxLength: 5 }),
      area: fc.array(text, { maxLength: 5 }),
    })
    fc.assert(
      fc.property(draft, (given) => wordsFor(given).length > 1),
      { numRuns: 500 },
    )
  })
})
