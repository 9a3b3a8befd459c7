import type { Question } from '#domain/questions/question.ts'
import { answerKey } from './answer-key.ts'
import { choiceMarks } from './choice-marks.ts'

/**
 * Whether a choice is right: every answer's selected state equals its flag (spec 3.5.26, 3.9.7); for Matching/Dropdown
 * every row has its match.
 */
export function scoreAnswer(question: Question, choice: readonly number[]): boolean {
  const marks = choiceMarks(question, choice)
  const key = answerKey(question)
  return marks.length === key.length && key.every((mark, i) => mark === marks[i])
}
