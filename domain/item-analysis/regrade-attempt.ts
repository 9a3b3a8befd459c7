import { type Attempt, type AttemptQuestion, maxScore, pointsOf, type Tally } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { resultOf } from '#domain/attempts/result-of.ts'
import type { Result } from '#domain/attempts/rules.ts'
import { isComparable, regradeQuestion, type Versions } from './regrade-question.ts'
import type { RegradeMark } from './regrade-rule.ts'

/** A question, or the item of a case study. */
export type RegradedRef = { id: number; item?: number | undefined }

/**
 * Returns the position of a question in an attempt; -1 if absent. No attempt has a question twice, and each item of a
 * case study once.
 */
export const positionOf = ({ questions }: Pick<Attempt, 'questions'>, { id, item }: RegradedRef): number =>
  questions.findIndex((question) => question.id === id && question.item === item)

/** Returns the tally after a question with these tags was regraded; removes entries without points. */
function moved(
  { questions, tally }: Attempt,
  position: number,
  next: AttemptQuestion,
  tagNumbers: readonly number[],
): Tally {
  const before = questions[position]?.answer
  // Unanswered questions are in no tally.
  if (!before || !next.answer) return tally
  const [was, is] = [pointsOf(before), pointsOf(next.answer)]
  const changed = new Map(tally)
  for (const number of new Set(tagNumbers)) {
    const { correct, total } = changed.get(number) ?? { correct: 0, total: 0 }
    const sums = { correct: correct + is.points - was.points, total: total + is.max - was.max }
    if (sums.total > 0) changed.set(number, sums)
    else changed.delete(number)
  }
  return changed
}

/**
 * Returns an attempt with a regraded question: adjusts score and tally by the differences. `tagNumbers`: those of the
 * version that was served.
 */
export function withQuestion(
  attempt: Attempt,
  position: number,
  next: AttemptQuestion,
  tagNumbers: readonly number[],
): Attempt {
  const points = (question: AttemptQuestion | undefined) => (question?.answer ? pointsOf(question.answer).points : 0)
  const before = attempt.questions[position]
  return {
    ...attempt,
    version: attempt.version + 1,
    questions: attempt.questions.map((question, i) => (i === position ? next : question)),
    score: attempt.score + points(next) - points(before),
    tally: moved(attempt, position, next, tagNumbers),
  }
}

/** The effect of a regrade on an attempt, or why it has none. */
export type Regraded =
  | { status: 'changed'; attempt: Attempt; position: number }
  | { status: 'same' | 'absent' | 'running' | 'adaptive' | 'not-comparable' }

/** A question as stored in an attempt: the parts of its grade. */
const gradeText = ({ answer, max = 1 }: AttemptQuestion) =>
  JSON.stringify(answer ? [answer.correct, pointsOf(answer)] : max)

/** Returns why a regrade leaves an attempt unchanged, before any version is read; undefined if it may change it. */
export function skipReason(attempt: Attempt, ref: RegradedRef): 'absent' | 'running' | 'adaptive' | undefined {
  if (positionOf(attempt, ref) === -1) return 'absent'
  if (rulesOf(attempt.kind).adaptive) return 'adaptive'
  return attempt.endTime === undefined ? 'running' : undefined
}

/**
 * Grades a question of an ended attempt by a rule, from the stored choice, regardless of earlier points. Running
 * attempts stay as served; adaptive ones stay because their answers decided the following questions. 'same': the grade
 * doesn't change. 'not-comparable': the later version has other options.
 */
export function regradeAttempt(
  attempt: Attempt,
  ref: RegradedRef,
  versions: Versions & { tagNumbers: readonly number[] },
  mark: RegradeMark,
): Regraded {
  const status = skipReason(attempt, ref)
  if (status) return { status }
  const position = positionOf(attempt, ref)
  const question = attempt.questions[position]
  if (!question) return { status: 'absent' }
  if (!isComparable(mark.rule, versions, question)) return { status: 'not-comparable' }
  const next = regradeQuestion(question, mark.rule, versions)
  if (gradeText(next) === gradeText(question)) return { status: 'same' }
  const changed = withQuestion(attempt, position, { ...next, regraded: mark }, versions.tagNumbers)
  return { status: 'changed', attempt: changed, position }
}

/** A question's previous grade and mark, for an undo. A regrade never changes anything else. */
export type QuestionBefore = Pick<AttemptQuestion, 'max' | 'regraded' | 'answer'>

/**
 * Returns the attempt as before a regrade changed the question at `position`; keeps later regrades of other questions.
 * Undefined if the question does not have this regrade's mark.
 */
export function undoRegrade(
  attempt: Attempt,
  position: number,
  before: QuestionBefore,
  { regrade, tagNumbers }: { regrade: string; tagNumbers: readonly number[] },
): Attempt | undefined {
  const question = attempt.questions[position]
  if (question?.regraded?.regrade !== regrade) return undefined
  const { max: _max, answer: _answer, regraded: _regraded, ...rest } = question
  return withQuestion(attempt, position, { ...rest, ...before }, tagNumbers)
}

/** An attempt's result: its points, the maximum, its grade in percent, and whether it is passed (null for a quiz). */
export type Standing = { points: number; max: number; grade: number; result: Result | null }

/** Returns the standing of an ended attempt. */
export function standingOf(attempt: Attempt): Standing {
  const rules = rulesOf(attempt.kind)
  return {
    points: attempt.score,
    max: maxScore(attempt),
    grade: rules.grade(attempt),
    result: resultOf(attempt, rules),
  }
}
