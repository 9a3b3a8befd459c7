import { describe, expect, it } from 'vitest'
import type { Answer } from '../question.ts'
import { choiceAnswers, selectAll } from './choice.ts'
import { matching } from './matching.ts'
import { typeRules } from './question-types.ts'

const gradable = (answers: readonly Omit<Answer, 'letter'>[], scoring?: 'plus-minus') => ({
  type: 'Select All That Apply' as const,
  answers: answers.map((answer, i) => ({ letter: 'ABCDEF'[i] ?? '', ...answer })),
  ...(scoring && { scoring }),
})
const keys = (...all: boolean[]) => all.map((correct, i) => ({ text: `option ${i}`, correct }))

describe('the keys of a choice', () => {
  const written = (texts: readonly string[], right: readonly number[]) =>
    texts.map((text, i) => ({ letter: '', text, correct: right.includes(i) }))

  it.each([
    [['a', ''], [0], 'answers-empty'],
    [['a', 'b'], [], 'correct-missing'],
    [['a', 'b'], [0, 1], 'correct-many'],
    [['a', 'b'], [1], undefined],
  ])('are checked for one choice: %j with %j right returns %s', (texts, right, code) => {
    expect(choiceAnswers.checkKeys(written(texts, right))).toBe(code)
  })

  it('can be several for Select All That Apply, and are at least one', () => {
    expect(selectAll.answers?.checkKeys(written(['a', 'b'], [0, 1]))).toBeUndefined()
    expect(selectAll.answers?.checkKeys(written(['a', 'b'], []))).toBe('correct-missing')
  })

  it('are stored as right or not, for any missing values of a form', () => {
    expect(choiceAnswers.storedKey({ correct: true })).toEqual({ correct: true })
    expect(choiceAnswers.storedKey({})).toEqual({ correct: false })
  })

  it.each([
    [true, true],
    [1, true],
    [' TRUE ', true],
    ['0', false],
    [undefined, false],
    ['yes', undefined],
    [{}, undefined],
  ])('are read from an import: %j is %s', (correct, right) => {
    expect(choiceAnswers.importedKey({ correct })?.correct).toBe(right)
  })
})

describe('Select All That Apply', () => {
  it('has its highest score as its maximum', () => {
    expect(selectAll.visibleMax?.(gradable(keys(true, true, false)))).toBe(1)
    expect(selectAll.visibleMax?.(gradable(keys(true, true, false), 'plus-minus'))).toBe(3)
  })

  it('is scored as one part without a label', () => {
    expect(selectAll.score(gradable(keys(true, true, false)), [0, 1]).lines).toMatchObject([
      { label: '', chosen: ['option 0', 'option 1'], right: ['option 0', 'option 1'], points: 1, max: 1 },
    ])
  })
})

describe('Matching/Dropdown', () => {
  const question = {
    ...gradable([
      { text: 'Potassium', correct: false, match: '3.5 to 5' },
      { text: 'Sodium', correct: false, match: '135 to 145', why: 'It is the highest' },
    ]),
    type: 'Matching/Dropdown' as const,
  }

  it('names the pairs that were chosen and the right ones, and counts both', () => {
    // By code points, '135…' comes first.
    expect(matching.score(question, [1, 0])).toMatchObject({
      ...{ points: 1, max: 1 },
      lines: [
        {
          ...{ label: '', points: 1, reason: 'whole-right', hits: 2, wrong: 0 },
          chosen: ['Potassium: 3.5 to 5', 'Sodium: 135 to 145'],
          right: ['Potassium: 3.5 to 5', 'Sodium: 135 to 145'],
          whys: [{ option: 'Sodium', why: 'It is the highest' }],
        },
      ],
    })
    expect(matching.score(question, [0, 0]).lines).toMatchObject([
      { points: 0, reason: 'whole-wrong', hits: 1, wrong: 1, chosen: ['Potassium: 135 to 145', 'Sodium: 135 to 145'] },
    ])
  })

  it('names no pair for an answer left blank', () => {
    expect(matching.score(question, [-1, 0]).lines).toMatchObject([{ points: 0, chosen: ['Sodium: 135 to 145'] }])
    expect(matching.score(question, []).lines).toMatchObject([{ points: 0, chosen: [], hits: 0, wrong: 0 }])
  })

  it('stores and reads matches, with an empty text for a missing one', () => {
    expect(matching.answers?.storedKey({ match: ' x ' })).toEqual({ correct: false, match: 'x' })
    expect(matching.answers?.storedKey({})).toEqual({ correct: false, match: '' })
    expect(matching.answers?.importedKey({ match: 5 })).toEqual({ correct: false, match: '5', respelled: false })
    expect(matching.answers?.importedKey({ correct: 'x' })).toEqual({ correct: false, match: 'x', respelled: false })
    expect(matching.answers?.importedKey({ correct: true })).toEqual({ correct: false, match: '', respelled: false })
  })

  it('counts answers without a match as of an empty one', () => {
    const { answers } = gradable([
      { text: 'a', correct: false },
      { text: 'b', correct: false, match: 'x' },
    ])
    expect(matching.answers?.matches?.(answers)).toEqual(['', 'x'])
    expect(matching.key({ ...question, answers })).toEqual([0, 1])
  })

  it('has the rules of its type', () => {
    expect(typeRules('Matching/Dropdown')).toBe(matching)
    expect(typeRules('Select All That Apply')).toBe(selectAll)
  })
})
