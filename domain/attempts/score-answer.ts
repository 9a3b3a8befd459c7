import type { Gradable } from '#domain/questions/types/question-type.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import type { Score } from '#domain/questions/types/score.ts'

/** The key as a reply shows it: 1 or 0 per answer; for Matching/Dropdown the right index into the matches; else the right cells. */
export const answerKey = (question: Gradable): number[] => typeRules(question.type).key(question)

/** A choice in the form of the key. */
export const choiceMarks = (question: Gradable, choice: readonly number[]): number[] =>
  typeRules(question.type).marks(question, choice)

/**
 * Whether a choice answers the question (spec 3.5.20): one answer; for Select All That Apply one or more, ascending;
 * for Matching/Dropdown a match for every answer; with a content at least one cell, and never more than may be chosen.
 */
export const isChoice = (question: Gradable, choice: readonly number[]): boolean =>
  typeRules(question.type).isChoice(question, choice)

/** The choice of a question that nothing is chosen of; -1: no match yet. */
export const noChoice = (question: Gradable): number[] => typeRules(question.type).noChoice(question)

/**
 * The points of a choice out of those of the question, with the lines that they come from. The five types of the specification
 * give 1 point when every answer's selected state equals its flag or every row has its match (spec 3.5.26, 3.9.7), else none.
 */
export const scoreAnswer = (question: Gradable, choice: readonly number[]): Score =>
  typeRules(question.type).score(question, choice)

/** The most points that a question gives: those of its key. */
export const maxPoints = (question: Gradable): number => scoreAnswer(question, noChoice(question)).max

/**
 * The points by which a question counts that was left unanswered: those that can be known without its key, which are never less
 * than it gives. A grade must not tell how many of its options are right, and leaving it must not pay (decision 0074).
 */
export const unansweredMax = (question: Gradable): number =>
  typeRules(question.type).visibleMax?.(question) ?? maxPoints(question)
