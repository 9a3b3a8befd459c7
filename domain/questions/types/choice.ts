import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { Answer } from '../question.ts'
import type { Part } from './cells.ts'
import {
  type AnswerKey,
  type AnswerRules,
  type Gradable,
  type ImportedKey,
  isIndex,
  type QuestionTypeRules,
} from './question-type.ts'
import { allOrNothing, plusMinus, scoreParts } from './score.ts'

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : ''

/** Whether an answer is marked as correct: a boolean, or an unambiguous word or digit; undefined if unclear. */
function correctOf(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return false
  if (typeof value === 'boolean') return value
  const word = wordOf(value)
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : undefined
}

const isRespelled = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '')

const importedKey = ({ correct: value }: { correct?: unknown }): ImportedKey | undefined => {
  const correct = correctOf(value)
  return correct === undefined ? undefined : { correct, match: null, respelled: isRespelled(value) }
}

function checkKeys(answers: readonly Answer[], max: number): QuestionMessage | undefined {
  if (answers.some((answer) => answer.text === '')) return 'answers-empty'
  const correct = answers.filter((answer) => answer.correct).length
  if (correct === 0) return 'correct-missing'
  return correct > max ? 'correct-many' : undefined
}

const isAscendingIndexes = (answers: readonly Answer[], choice: readonly number[]) =>
  choice.every((n, i) => isIndex(n, answers.length) && n > (choice[i - 1] ?? -1))

const partOf = ({ answers }: Gradable): Part => ({
  label: '',
  options: answers,
  key: answers.flatMap(({ correct }, i) => (correct ? [i] : [])),
  pick: answers.length,
})

/** The rules of forms and files for answers of which one is chosen. */
export const choiceAnswers: AnswerRules = {
  storedKey: ({ correct }): AnswerKey => ({ correct: correct === true }),
  checkKeys: (answers) => checkKeys(answers, 1),
  importedKey,
  spellText: (text) => text,
}

/** A type where one answer is chosen; a choice contains its index. */
const single: QuestionTypeRules & { answers: AnswerRules } = {
  answers: choiceAnswers,
  key: ({ answers }) => answers.map((answer) => (answer.correct ? 1 : 0)),
  marks: ({ answers }, choice) => answers.map((_, i) => (choice.includes(i) ? 1 : 0)),
  isChoice: ({ answers }, choice) => choice.length === 1 && isAscendingIndexes(answers, choice),
  noChoice: () => [],
  score: (question, choice) => scoreParts([partOf(question)], choice, allOrNothing),
}

/** An import with several correct answers makes it a Select All That Apply. */
export const multipleChoice: QuestionTypeRules = {
  ...single,
  answers: {
    ...choiceAnswers,
    typeByKeys: (keys) =>
      keys.filter(({ correct }) => correct).length > 1 ? 'Select All That Apply' : 'Multiple Choice',
  },
}

/** The first action among answers that are all reasonable. */
export const priority: QuestionTypeRules = single

const TRUTHS = ['True', 'False']

/** The answers are True and False, in this order (spec 2.5.30). */
export const trueFalse: QuestionTypeRules = {
  ...single,
  answers: {
    ...choiceAnswers,
    checkTexts: (answers) =>
      answers.map((answer) => answer.text).join() === TRUTHS.join() ? undefined : 'true-false-answers',
    spellText: (text) => TRUTHS.find((truth) => truth.toLowerCase() === text.trim().toLowerCase()) ?? text,
  },
}

/**
 * A type where one or more answers are chosen; a choice contains their indexes, ascending. All or nothing (spec
 * 3.5.26), unless its author chose +/−.
 */
export const selectAll: QuestionTypeRules = {
  ...single,
  answers: { ...choiceAnswers, checkKeys: (answers) => checkKeys(answers, Infinity) },
  isChoice: ({ answers }, choice) => choice.length > 0 && isAscendingIndexes(answers, choice),
  score: (question, choice) =>
    scoreParts([partOf(question)], choice, question.scoring === 'plus-minus' ? plusMinus : allOrNothing),
  visibleMax: ({ answers, scoring }) => (scoring === 'plus-minus' ? answers.length : 1),
}
