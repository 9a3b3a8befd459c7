import { matchesOf } from '../questions/question.ts'
import type { Question } from '#domain/questions/question.ts'

const isIndex = (n: number, below: number) => Number.isInteger(n) && n >= 0 && n < below

/**
 * Whether a choice answers the question (spec 3.5.20): one answer; for Select All That Apply one or more, ascending;
 * for Matching/Dropdown a match for every answer.
 */
export function isChoice({ type, answers }: Question, choice: readonly number[]): boolean {
  if (type === 'Matching/Dropdown') {
    const matches = matchesOf(answers).length
    return choice.length === answers.length && choice.every((n) => isIndex(n, matches))
  }
  if (!choice.every((n, i) => isIndex(n, answers.length) && n > (choice[i - 1] ?? -1))) return false
  return type === 'Select All That Apply' ? choice.length > 0 : choice.length === 1
}
