import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { Answer } from '../question.ts'
import { type AnswerKey, type ImportedKey, isIndex, type QuestionTypeRules } from './question-type.ts'

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : ''

/** Whether an answer is marked as correct: a boolean, or a word or digit that can mean nothing else; undefined: it is not clear. */
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

function checkKeys(answers: readonly Answer[], most: number): QuestionMessage | undefined {
  if (answers.some((answer) => answer.text === '')) return 'answers-empty'
  const correct = answers.filter((answer) => answer.correct).length
  if (correct === 0) return 'correct-missing'
  return correct > most ? 'correct-many' : undefined
}

const isAscendingIndexes = (answers: readonly Answer[], choice: readonly number[]) =>
  choice.every((n, i) => isIndex(n, answers.length) && n > (choice[i - 1] ?? -1))

/** Of its answers one is chosen; a choice holds its index. */
const single: QuestionTypeRules = {
  storedKey: ({ correct }): AnswerKey => ({ correct: correct === true }),
  checkKeys: (answers) => checkKeys(answers, 1),
  importedKey,
  spellText: (text) => text,
  key: (answers) => answers.map((answer) => (answer.correct ? 1 : 0)),
  marks: (answers, choice) => answers.map((_, i) => (choice.includes(i) ? 1 : 0)),
  isChoice: (answers, choice) => choice.length === 1 && isAscendingIndexes(answers, choice),
  noChoice: () => [],
}

/** In an import with several correct answers it is a Select All That Apply. */
export const multipleChoice: QuestionTypeRules = {
  ...single,
  typeByKeys: (keys) =>
    keys.filter(({ correct }) => correct).length > 1 ? 'Select All That Apply' : 'Multiple Choice',
}

/** Shown on edit only (spec 2.3.21). */
export const priority: QuestionTypeRules = single

const TRUTHS = ['True', 'False']

/** Its answers are True and False, in this order (spec 2.5.30). */
export const trueFalse: QuestionTypeRules = {
  ...single,
  checkTexts: (answers) =>
    answers.map((answer) => answer.text).join() === TRUTHS.join() ? undefined : 'true-false-answers',
  spellText: (text) => TRUTHS.find((truth) => truth.toLowerCase() === text.trim().toLowerCase()) ?? text,
}

/** One or more of its answers are chosen; a choice holds their indexes, ascending (spec 3.5.26). */
export const selectAll: QuestionTypeRules = {
  ...single,
  checkKeys: (answers) => checkKeys(answers, Infinity),
  isChoice: (answers, choice) => choice.length > 0 && isAscendingIndexes(answers, choice),
}
