import { matchesOf } from '../questions/question.ts'
import type { Question } from '#domain/questions/question.ts'

/** The key as the reply shows it: 1 or 0 per answer; for Matching/Dropdown the right index into the matches. */
export const answerKey = ({ type, answers }: Question): number[] => {
  if (type !== 'Matching/Dropdown') return answers.map((answer) => (answer.correct ? 1 : 0))
  const matches = matchesOf(answers)
  return answers.map((answer) => matches.indexOf(answer.match ?? ''))
}
