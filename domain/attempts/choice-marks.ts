import type { Question } from '#domain/questions/question.ts'

/** A choice in the form of the key: 1 or 0 per answer; for Matching/Dropdown the chosen index into the matches. */
export const choiceMarks = ({ type, answers }: Question, choice: readonly number[]): number[] =>
  type === 'Matching/Dropdown' ? [...choice] : answers.map((_, i) => (choice.includes(i) ? 1 : 0))
