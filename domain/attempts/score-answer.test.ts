import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicQuestion } from '../questions/public-question.ts'
import { matchesOf } from '../questions/types/matching.ts'
import { CLASSIC_TYPES, type Question } from '#domain/questions/question.ts'
import { answerKey, choiceMarks, isChoice, scoreAnswer } from './score-answer.ts'

const aQuestion = (type: Question['type'], flags: readonly boolean[], matches?: readonly string[]): Question => ({
  id: 101,
  type,
  body: 'Body',
  answers: flags.map((correct, i) => {
    const match = matches?.[i]
    return { letter: 'ABCDEFGHIJ'[i] ?? '?', text: `text ${i}`, correct, ...(match === undefined ? {} : { match }) }
  }),
  rationale: 'Why',
  tags: ['RN'],
  area: ['Safety'],
})
/** A question of these types earns its whole point, or nothing. */
const isRight = (question: Question, choice: readonly number[]) => {
  const { points, max } = scoreAnswer(question, choice)
  expect(max).toBe(1)
  return points === 1
}
const single = aQuestion('Multiple Choice', [false, true, false, false])
const several = aQuestion('Select All That Apply', [true, false, true, false])
const matching = aQuestion('Matching/Dropdown', [true, true, true], ['liver', 'heart', 'liver'])

describe('scoreAnswer', () => {
  it.each([
    ['the one right answer', single, [1], true],
    ['a wrong answer', single, [2], false],
    ['Priority: the right one', aQuestion('Priority', [true, false]), [0], true],
    ['True/False: the wrong one', aQuestion('True/False', [true, false]), [1], false],
    ['all right ones and no other', several, [0, 2], true],
    ['one right one missing', several, [0], false],
    ['a wrong one too many', several, [0, 1, 2], false],
    ['every row matched', matching, [1, 0, 1], true],
    ['one row wrong', matching, [1, 0, 0], false],
  ])('judges %s [3.5.26] [3.9.7]', (_, question, choice, right) => {
    expect(isChoice(question, choice)).toBe(true)
    expect(isRight(question, choice)).toBe(right)
  })

  it('accepts only the key, in any order of the answers [3.5.26]', () => {
    const flags = fc.array(fc.boolean(), { minLength: 2, maxLength: 10 }).filter((all) => all.includes(true))
    fc.assert(
      fc.property(flags, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (right, chosen) => {
        const question = aQuestion('Select All That Apply', right)
        const indexes = right.flatMap((_, i) => (chosen[i] ? [i] : []))
        const expected = right.every((flag, i) => flag === chosen[i])
        expect(isRight(question, indexes)).toBe(expected)
        const reversed = { ...question, answers: [...question.answers].reverse() }
        const mirrored = indexes.map((i) => right.length - 1 - i).reverse()
        expect(isRight(reversed, mirrored)).toBe(expected)
      }),
    )
  })

  it('is wrong with a row more or less than there are answers', () => {
    expect([isRight(matching, [1, 0, 1, 0]), isRight(matching, [1, 0])]).toEqual([false, false])
  })

  it('returns the key and the choice in one form', () => {
    expect([answerKey(several), choiceMarks(several, [0, 1])]).toEqual([
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ])
    expect([answerKey(matching), choiceMarks(matching, [0, 0, 1])]).toEqual([
      [1, 0, 1],
      [0, 0, 1],
    ])
  })
})

describe('isChoice', () => {
  it.each([
    ['nothing', single, []],
    ['two of a single choice', single, [0, 1]],
    ['an answer that is not there', single, [4]],
    ['a negative answer', single, [-1]],
    ['half an answer', single, [0.5]],
    ['nothing of several', several, []],
    ['one of several twice', several, [0, 0]],
    ['several out of order', several, [2, 0]],
    ['a row without a match', matching, [0, 1]],
    ['a match that is not there', matching, [0, 1, 2]],
  ])('refuses %s', (_, question, choice) => expect(isChoice(question, choice)).toBe(false))
})

describe('publicQuestion', () => {
  it('does not depend on the key or the rationale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CLASSIC_TYPES),
        fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 2, maxLength: 10 }),
        fc.integer({ min: 1, max: 9 }),
        fc.string(),
        (type, flags, turn, rationale) => {
          const names = flags.map((_, i) => `match ${i % 4}`)
          const turned = names.map((_, i) => names[(i + turn) % names.length] ?? '')
          const of = (column: 0 | 1, matches: string[]) =>
            aQuestion(
              type,
              flags.map((pair) => pair[column]),
              type === 'Matching/Dropdown' ? matches : undefined,
            )
          const [question, other] = [of(0, names), { ...of(1, turned), rationale, tags: ['Easy'], area: [] }]
          expect(JSON.stringify(publicQuestion(question))).toBe(JSON.stringify(publicQuestion(other)))
        },
      ),
    )
  })

  it('shows each match once, sorted', () => {
    expect(matchesOf(matching.answers)).toEqual(['heart', 'liver'])
    expect(publicQuestion(matching).matches).toEqual(['heart', 'liver'])
    expect(publicQuestion(single)).toEqual({
      id: 101,
      type: 'Multiple Choice',
      body: 'Body',
      answers: [0, 1, 2, 3].map((i) => ({ letter: 'ABCD'[i], text: `text ${i}` })),
    })
  })
})
