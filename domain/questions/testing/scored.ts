import fc from 'fast-check'
import { expect } from 'vitest'
import { scoreAnswer, unansweredMax } from '#domain/attempts/score-answer.ts'
import { scoreWords } from '#domain/messages/scoring.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { checkQuestion } from '../check-question.ts'
import type { QuestionType } from '../question.ts'
import type { Gradable } from '../types/question-type.ts'

/** How many generated items and responses to score per type. */
export const RUNS = { numRuns: atDepth({ quick: 1_000, nightly: 20_000, mutation: 300 }) }

/** A question of a type for tests. */
export const contentQuestion = (type: QuestionType, content: object): Gradable => {
  const draft = { type, body: 'B', answers: [], content: JSON.stringify(content), rationale: '', tags: [], area: [] }
  const checked = checkQuestion(draft)
  if (!checked.ok) throw new Error(checked.code)
  return checked.question
}
/** Texts for tests: 'Row 0', 'Row 1' … */
export const names = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name} ${i}`)
/** Lists of booleans. */
export const flags = (min: number, max: number) => fc.array(fc.boolean(), { minLength: min, maxLength: max })
/** The indexes of the selected items. */
export const chosenOf = (picks: readonly boolean[]) => picks.flatMap((pick, i) => (pick ? [i] : []))
export const count = (all: readonly boolean[]) => all.filter(Boolean).length
/** Expects the points, a receipt that adds up and has words, and no points for an empty answer. */
export const expectPoints = (question: Gradable, choice: readonly number[], points: number, max: number) => {
  const score = scoreAnswer(question, choice)
  expect([score.points, score.max]).toEqual([points, max])
  expect(score.lines.reduce((sum, line) => sum + line.points, 0)).toBe(points)
  expect(score.lines.every((line) => scoreWords(line) !== '')).toBe(true)
  expect(unansweredMax(question)).toBeGreaterThanOrEqual(max)
}
