import type { Answer } from '../question.ts'
import { isIndex, type QuestionTypeRules } from './question-type.ts'

const byCodePoints = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The matches to choose from: each once, by code points, so that the order says nothing of which belongs to which. */
export const matchesOf = (answers: readonly Answer[]): string[] =>
  [...new Set(answers.map((answer) => answer.match ?? ''))].sort(byCodePoints)

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Each answer is given a match; a choice holds, for each answer, an index into the matches. */
export const matching: QuestionTypeRules = {
  storedKey: ({ match }) => ({ correct: false, match: (match ?? '').trim() }),
  checkKeys: (answers) => (answers.some(({ text, match }) => text === '' || !match) ? 'matches-empty' : undefined),
  importedKey: ({ correct, match }) => ({ correct: false, match: textOf(match ?? correct), respelled: false }),
  spellText: (text) => text,
  matches: matchesOf,
  key: (answers) => {
    const matches = matchesOf(answers)
    return answers.map((answer) => matches.indexOf(answer.match ?? ''))
  },
  marks: (_, choice) => [...choice],
  isChoice: (answers, choice) => {
    const matches = matchesOf(answers).length
    return choice.length === answers.length && choice.every((n) => isIndex(n, matches))
  },
  noChoice: (answers) => answers.map(() => -1),
}
