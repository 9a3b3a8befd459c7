import type { Answer } from './question.ts'

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The matches to choose from: each once, by code points, so that the order says nothing of who belongs to whom. */
export const matchesOf = (answers: readonly Answer[]): string[] =>
  [...new Set(answers.map((answer) => answer.match ?? ''))].sort(byText)
