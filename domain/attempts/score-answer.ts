import type { Question } from '#domain/questions/question.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'

/** The key as a reply shows it: 1 or 0 per answer; for Matching/Dropdown the right index into the matches. */
export const answerKey = ({ type, answers }: Question): number[] => typeRules(type).key(answers)

/** A choice in the form of the key: 1 or 0 per answer; for Matching/Dropdown the chosen index into the matches. */
export const choiceMarks = ({ type, answers }: Question, choice: readonly number[]): number[] =>
  typeRules(type).marks(answers, choice)

/**
 * Whether a choice answers the question (spec 3.5.20): one answer; for Select All That Apply one or more, ascending;
 * for Matching/Dropdown a match for every answer.
 */
export const isChoice = ({ type, answers }: Question, choice: readonly number[]): boolean =>
  typeRules(type).isChoice(answers, choice)

/** The choice of a question that nothing is chosen of; -1: no match yet. */
export const noChoice = ({ type, answers }: Question): number[] => typeRules(type).noChoice(answers)

/**
 * Whether a choice is right: every answer's selected state equals its flag (spec 3.5.26, 3.9.7); for Matching/Dropdown
 * every row has its match.
 */
export function scoreAnswer(question: Question, choice: readonly number[]): boolean {
  const marks = choiceMarks(question, choice)
  const key = answerKey(question)
  return marks.length === key.length && key.every((mark, i) => mark === marks[i])
}
