import { byCodePoints } from '#domain/text/by-code-points.ts'
import type { Answer } from '../question.ts'
import { type AnswerRules, isIndex, type QuestionTypeRules } from './question-type.ts'
import { scoreOf, whysOf } from './score.ts'

/** Returns the matches to choose from: each once, by code points, so that the order doesn't reveal the pairs. */
export const matchesOf = (answers: readonly Pick<Answer, 'match'>[]): string[] =>
  [...new Set(answers.map((answer) => answer.match ?? ''))].sort(byCodePoints)

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const answerRules: AnswerRules = {
  storedKey: ({ match }) => ({ correct: false, match: (match ?? '').trim() }),
  checkKeys: (answers) => (answers.some(({ text, match }) => text === '' || !match) ? 'matches-empty' : undefined),
  importedKey: ({ correct, match }) => ({ correct: false, match: textOf(match ?? correct), respelled: false }),
  spellText: (text) => text,
  matches: matchesOf,
}

const keyOf = (answers: readonly Answer[]): number[] => {
  const matches = matchesOf(answers)
  return answers.map((answer) => matches.indexOf(answer.match ?? ''))
}

/**
 * Each answer gets a match; a choice contains, for each answer, an index into the matches. All or nothing (spec
 * 3.5.26).
 */
export const matching: QuestionTypeRules = {
  answers: answerRules,
  key: ({ answers }) => keyOf(answers),
  marks: (_, choice) => [...choice],
  isChoice: ({ answers }, choice) => {
    const matches = matchesOf(answers).length
    return choice.length === answers.length && choice.every((n) => isIndex(n, matches))
  },
  noChoice: ({ answers }) => answers.map(() => -1),
  score: ({ answers }, choice) => {
    const key = keyOf(answers)
    const matches = matchesOf(answers)
    const pairs = (indexes: readonly number[]) =>
      answers.flatMap(({ text }, i) => {
        const match = matches[indexes[i] ?? -1]
        return match === undefined ? [] : [`${text}: ${match}`]
      })
    const hits = key.filter((n, i) => n === choice[i]).length
    const isRight = choice.length === key.length && hits === key.length
    return scoreOf([
      {
        label: '',
        chosen: pairs(choice),
        right: pairs(key),
        points: isRight ? 1 : 0,
        max: 1,
        reason: isRight ? 'whole-right' : 'whole-wrong',
        hits,
        wrong: choice.length - hits,
        whys: whysOf(answers),
      },
    ])
  },
}
