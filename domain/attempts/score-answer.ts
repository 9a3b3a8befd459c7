import type { Gradable } from '#domain/questions/types/question-type.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import type { Score } from '#domain/questions/types/score.ts'

/**
 * The key as returned by the API: 1 or 0 per answer; for Matching/Dropdown the right index into the matches; else the
 * right cells.
 */
export const answerKey = (question: Gradable): number[] => typeRules(question.type).key(question)

/** A choice in the key's format. */
export const choiceMarks = (question: Gradable, choice: readonly number[]): number[] =>
  typeRules(question.type).marks(question, choice)

/**
 * Whether a choice is a complete answer (spec 3.5.20): one answer; for Select All That Apply one or more, ascending;
 * for Matching/Dropdown a match for every answer; with a content at least one cell, and at most as many as allowed.
 */
export const isChoice = (question: Gradable, choice: readonly number[]): boolean =>
  typeRules(question.type).isChoice(question, choice)

/** The empty choice of a question; -1: no match yet. */
export const noChoice = (question: Gradable): number[] => typeRules(question.type).noChoice(question)

/**
 * Returns the points of a choice out of the question's points, with the lines that earned them. The specification's
 * five types earn 1 point when every answer's selected state equals its flag or every row has its match (spec 3.5.26,
 * 3.9.7), else none.
 */
export const scoreAnswer = (question: Gradable, choice: readonly number[]): Score =>
  typeRules(question.type).score(question, choice)

/** The maximum points of a question, by its key. */
export const maxPoints = (question: Gradable): number => scoreAnswer(question, noChoice(question)).max

/**
 * The points that an unanswered question counts as: computed without its key, and never less than its maximum. A grade
 * must not reveal how many options are right, and skipping must not pay off (decision 0074).
 */
export const unansweredMax = (question: Gradable): number =>
  typeRules(question.type).visibleMax?.(question) ?? maxPoints(question)
