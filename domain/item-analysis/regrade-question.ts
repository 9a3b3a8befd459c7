import { type AttemptQuestion, type Grade, gradeOf, pointsOf } from '#domain/attempts/attempt.ts'
import { isChoice, maxPoints, scoreAnswer, unansweredMax } from '#domain/attempts/score-answer.ts'
import { publicQuestion } from '#domain/questions/public-question.ts'
import type { Question } from '#domain/questions/question.ts'
import type { RegradeRule } from './regrade-rule.ts'

/** A question as served and, for rules that use one, with a later key; both with the attempt's scoring. */
export type Versions = { served: Question; later?: Question | undefined }

/** Returns a question's options. */
const optionsOf = (question: Question) => {
  const { type, answers, matches, item } = publicQuestion(question)
  return JSON.stringify([type, answers.map(({ text }) => text), matches, item])
}

/** Whether a choice has the same meaning in both versions: the same type with the same options, in the same order. */
export const hasSameOptions = (served: Question, later: Question): boolean => optionsOf(served) === optionsOf(later)

/** Returns the grade with the greater share of its points; the first if equal. */
const better = (first: Grade, second: Grade): Grade => {
  const [a, b] = [pointsOf(first), pointsOf(second)]
  return b.points * a.max > a.points * b.max ? second : first
}

/** No points out of zero: excluded from every sum. */
const DROPPED: Grade = { correct: false, points: 0, max: 0 }

const gradeBy = (question: Question, choice: readonly number[]): Grade => gradeOf(scoreAnswer(question, choice))

/**
 * Returns the version whose key grades an answer under a rule. For `alsoAccept`, the one that earns more, or the served
 * one if equal.
 */
export function gradingVersion(
  rule: RegradeRule,
  { served, later }: Versions,
  choice: readonly number[] | undefined,
): Question {
  if (later === undefined) return served
  if (rule === 'newKey') return later
  if (rule !== 'alsoAccept' || choice === undefined) return served
  const first = gradeBy(served, choice)
  return better(first, gradeBy(later, choice)) === first ? served : later
}

/** Returns the grade of a choice under a rule. */
export function gradeUnder(rule: RegradeRule, versions: Versions, choice: readonly number[]): Grade {
  if (rule === 'drop') return DROPPED
  if (rule === 'fullCredit') {
    const max = maxPoints(versions.served)
    return gradeOf({ points: max, max })
  }
  return gradeBy(gradingVersion(rule, versions, choice), choice)
}

/** Returns the points that an unanswered question counts as; no rule awards it any. */
const leftMax = (rule: RegradeRule, versions: Versions): number =>
  rule === 'drop' ? 0 : unansweredMax(gradingVersion(rule, versions, undefined))

/** Whether both keys can grade the choice. */
export const isComparable = (
  rule: RegradeRule,
  { served, later }: Versions,
  { answer }: Pick<AttemptQuestion, 'answer'>,
): boolean =>
  (rule !== 'newKey' && rule !== 'alsoAccept') ||
  (later !== undefined && hasSameOptions(served, later) && (!answer || isChoice(later, answer.choice)))

/** Regrades a question of an attempt from its choice under a rule, whatever its earlier points. */
export function regradeQuestion(question: AttemptQuestion, rule: RegradeRule, versions: Versions): AttemptQuestion {
  const { answer, max: _, ...rest } = question
  if (answer) {
    const { choice, clock } = answer
    const timed = clock === undefined ? {} : { clock }
    return { ...rest, answer: { choice, ...gradeUnder(rule, versions, choice), ...timed } }
  }
  const max = leftMax(rule, versions)
  return max === 1 ? rest : { ...rest, max }
}
