import { type Attempt, type AttemptQuestion, maxScore, pointsOf, type Tally } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { resultOf } from '#domain/attempts/result-of.ts'
import type { Result } from '#domain/attempts/rules.ts'
import { isComparable, regradeQuestion, type Versions } from './regrade-question.ts'
import type { RegradeMark } from './regrade-rule.ts'

/** A question, or the item of a case study. */
export type RegradedRef = { id: number; item?: number | undefined }

/**
 * Where an attempt asks a question; -1: nowhere. No attempt asks one twice, and of a case study each item once.
 */
export const positionOf = ({ questions }: Pick<Attempt, 'questions'>, { id, item }: RegradedRef): number =>
  questions.findIndex((question) => question.id === id && question.item === item)

/** The tally after a question of these tags gave other points: what has no points left is not in it. */
function moved(
  { questions, tally }: Attempt,
  position: number,
  next: AttemptQuestion,
  tagNumbers: readonly number[],
): Tally {
  const before = questions[position]?.answer
  // What was left unanswered is in no tally.
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

/** An attempt with a question graded otherwise: its score and tally by the differences. `tagNumbers`: those of the version that was served. */
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

/** What a regrade does to an attempt, or why it does nothing. */
export type Regraded =
  | { status: 'changed'; attempt: Attempt; position: number }
  | { status: 'same' | 'absent' | 'running' | 'adaptive' | 'not-comparable' }

/** A question as it lies in an attempt: what its grade is made of. */
const gradeText = ({ answer, max = 1 }: AttemptQuestion) =>
  JSON.stringify(answer ? [answer.correct, pointsOf(answer)] : max)

/** Why a regrade leaves an attempt as it is, before any version is read; undefined: it may change it. */
export function untouched(attempt: Attempt, place: RegradedRef): 'absent' | 'running' | 'adaptive' | undefined {
  if (positionOf(attempt, place) === -1) return 'absent'
  if (rulesOf(attempt.kind).adaptive) return 'adaptive'
  return attempt.endTime === undefined ? 'running' : undefined
}

/**
 * Grades a question of an ended attempt by a rule, from the choice that was made, regardless of earlier points. Running
 * attempts stay as they were served; adaptive ones stay because their answers decided what came next. 'same': the grade
 * doesn't change. 'not-comparable': the later version has other options.
 */
export function regradeAttempt(
  attempt: Attempt,
  place: RegradedRef,
  versions: Versions & { tagNumbers: readonly number[] },
  mark: RegradeMark,
): Regraded {
  const status = untouched(attempt, place)
  if (status) return { status }
  const position = positionOf(attempt, place)
  const question = attempt.questions[position]
  if (!question) return { status: 'absent' }
  if (!isComparable(mark.rule, versions, question)) return { status: 'not-comparable' }
  const next = regradeQuestion(question, mark.rule, versions)
  if (gradeText(next) === gradeText(question)) return { status: 'same' }
  const changed = withQuestion(attempt, position, { ...next, regraded: mark }, versions.tagNumbers)
  return { status: 'changed', attempt: changed, position }
}

/** A question as an undo gives it back: its grade and mark as they were. Everything else of it is never changed by a regrade. */
export type QuestionBefore = Pick<AttemptQuestion, 'max' | 'regraded' | 'answer'>

/**
 * The attempt as it was before a regrade changed the question at `position`; later regrades of other questions stay. Undefined: the
 * question does not carry the mark of this regrade.
 */
export function undoRegrade(
  attempt: Attempt,
  position: number,
  before: QuestionBefore,
  { regrade, tagNumbers }: { regrade: string; tagNumbers: readonly number[] },
): Attempt | undefined {
  const question = attempt.questions[position]
  if (question?.regraded?.regrade !== regrade) return undefined
  const { max: _max, answer: _answer, regraded: _regraded, ...place } = question
  return withQuestion(attempt, position, { ...place, ...before }, tagNumbers)
}

/** How an attempt went: its points, the most there were, its grade in percent, and whether it is passed (null of a quiz). */
export type Standing = { points: number; max: number; grade: number; result: Result | null }

/** The standing of an attempt that has ended. */
export function standingOf(attempt: Attempt): Standing {
  const rules = rulesOf(attempt.kind)
  return {
    points: attempt.score,
    max: maxScore(attempt),
    grade: rules.grade(attempt),
    result: resultOf(attempt, rules),
  }
}
