import { type DrawnQuestion } from './items-of-case.ts'
import type { Scoring } from '#domain/questions/question.ts'
import type { ExamDeck } from '../exams/deck.ts'
import type { Decision } from '#domain/exams/adaptive-session.ts'
import type { QuizForm } from '../quizzes/quiz-form.ts'
import type { RegradeMark } from '#domain/item-analysis/regrade-rule.ts'
import { grade } from './grade.ts'
import { type TestKind } from './test-kind.ts'
import { DEFAULT_PASS_GRADE, DELETED_TEST, type TestTask } from './test-task.ts'

/**
 * The grade of an answer: `correct` if it earned all of its points. `points` and `max` are absent if a question is
 * worth one point or none, as the specification's types are.
 */
export type Grade = { correct: boolean; points?: number; max?: number }

/** Returns the grade for points out of `max`. */
export const gradeOf = ({ points, max }: { points: number; max: number }): Grade =>
  max === 1 ? { correct: points === 1 } : { correct: points === max, points, max }

/** A grade's points, and its maximum. */
export const pointsOf = ({ correct, points = correct ? 1 : 0, max = 1 }: Grade): { points: number; max: number } => ({
  points,
  max,
})

/**
 * A question of an attempt, with its answer once graded. `choice`: indexes, ascending; matches by answer; or what a
 * type with a content holds (types/cells.ts). `clock`: when it was answered (answer-clock.ts). `max`: the points of an
 * unanswered question, if not one. `regraded`: its grade changed after the end.
 */
export type AttemptQuestion = DrawnQuestion & {
  max?: number
  regraded?: RegradeMark
  answer?: Grade & { choice: readonly number[]; clock?: number }
}

/**
 * Points earned and points possible, by tag or area number. `answered`: questions; absent for a tag, which counts only
 * answered ones.
 */
export type Tally = ReadonlyMap<number, { correct: number; total: number; answered?: number }>

/** What NCLEX rules store at the start: the task's tag, its limits, and how many areas the academy had. */
export type Plan = { tag: string; min: number; max: number; areas: number }

/** The exam that puts an attempt on hold, and until when at the latest (epoch milliseconds). */
export type Hold = { progress: string; task: string; n: number; until: number }

/**
 * One attempt at a test (spec 3.3.13, 3.4.18). Times in epoch milliseconds. Invariants: questions before `at` have an
 * answer, the others none; `score` counts their points; `endTime` is never after `deadline`.
 */
export type Attempt = {
  n: number
  kind: TestKind
  /** Incremented by every move. */
  version: number
  startTime: number
  /** The latest time at which it ends: its own time limit or the course's end. */
  deadline: number
  /** True if the task has no time limit: the deadline is the course's end, and no clock is shown. */
  untimed: boolean
  endTime?: number
  questions: readonly AttemptQuestion[]
  at: number
  score: number
  passGrade: number
  /** The task's value at the start (decision 0078). */
  scoring?: Scoring
  /**
   * The student's own settings; absent for a test of a course. Exam mode shows no verdicts before the end (decision
   * 0106).
   */
  quiz?: QuizForm
  /** By tag. */
  tally: Tally
  plan?: Plan
  /**
   * A random value that never leaves the server; shuffles anything whose order could reveal a key. Absent in older
   * attempts.
   */
  seed?: string
  /** AdaptiveNCLEX, if it was read too: the questions that the attempt may use (domain/exams/deck.ts). */
  deck?: ExamDeck
  /** AdaptiveNCLEX, once it has ended. */
  decision?: Decision
  /** Set while the same student has a running exam: no answer is accepted (decisions, "Exams"). */
  hold?: Hold
}

/** Grace period for an answer in flight at the deadline, in milliseconds. */
export const GRACE_MS = 2_000

/** A student's history with a test: attempts started, and the number of the running one. */
export type StartedAttempts = { started: number; open?: number }

export type StartVerdict =
  | { ok: true; resume: number }
  | { ok: true; resume?: undefined; n: number }
  | { ok: false; code: 'no-attempts-left' | 'test-deleted' }

/**
 * Whether a test may be started (spec 3.5.24): resumes a running attempt, else starts a new one while fewer than
 * `attempts` were used (absent: unlimited). A deleted test lets a running attempt continue but starts none.
 */
export function canStart({ started, open }: StartedAttempts, attempts: number | undefined): StartVerdict {
  if (open !== undefined) return { ok: true, resume: open }
  if (attempts === DELETED_TEST) return { ok: false, code: 'test-deleted' }
  if (attempts !== undefined && started >= attempts) return { ok: false, code: 'no-attempts-left' }
  return { ok: true, n: started + 1 }
}

const MINUTE = 60_000

export type Start = {
  n: number
  task: TestTask
  questions: readonly DrawnQuestion[]
  plan?: Plan
  deck?: ExamDeck
  seed?: string
  quiz?: QuizForm
  /** The course's end: no attempt runs longer. */
  courseEnd: number
  now: number
}

/**
 * Creates an attempt that ends `timeAllowed` minutes from `now` (spec 3.4.18) or with the course, whichever is first.
 */
export function startAttempt({ n, task, questions, plan, deck, seed, quiz, courseEnd, now }: Start): Attempt {
  const { timeAllowed, scoring } = task
  return {
    n,
    kind: task.type,
    version: 1,
    startTime: now,
    deadline: timeAllowed === undefined ? courseEnd : Math.min(courseEnd, now + timeAllowed * MINUTE),
    untimed: timeAllowed === undefined,
    questions,
    at: 0,
    score: 0,
    passGrade: task.passGrade ?? DEFAULT_PASS_GRADE,
    ...(scoring === undefined ? {} : { scoring }),
    ...(quiz === undefined ? {} : { quiz }),
    tally: new Map(),
    ...(plan === undefined ? {} : { plan }),
    ...(deck === undefined ? {} : { deck }),
    ...(seed === undefined ? {} : { seed }),
  }
}

/** Whether verdicts stay hidden until the end: a quiz in exam mode. */
export const isSilent = ({ quiz }: Pick<Attempt, 'quiz'>): boolean => quiz?.mode === 'exam'

/**
 * Whether the time limit or the course's end stopped a running attempt: from then on it counts as used (spec 3.4.18).
 */
export const hasExpired = (attempt: Pick<Attempt, 'endTime' | 'deadline'>, now: number): boolean =>
  attempt.endTime === undefined && now >= attempt.deadline

/** A graded answer and when it came; `tagNumbers`: the question's tags, under which it counts. */
export type GradedAnswer = Grade & {
  choice: readonly number[]
  clock?: number
  tagNumbers: readonly number[]
}

const counted = (tally: Tally, { tagNumbers, ...grade }: GradedAnswer): Tally => {
  const next = new Map(tally)
  const { points, max } = pointsOf(grade)
  for (const number of tagNumbers) {
    const before = next.get(number) ?? { correct: 0, total: 0 }
    next.set(number, { correct: before.correct + points, total: before.total + max })
  }
  return next
}

const answerOf = ({ choice, correct, points, max, clock }: GradedAnswer) => ({
  choice,
  correct,
  ...(points === undefined || max === undefined ? {} : { points, max }),
  ...(clock === undefined ? {} : { clock }),
})

/** Returns the attempt after its current question was answered; call `canAnswer` first. */
export const answerQuestion = (attempt: Attempt, graded: GradedAnswer): Attempt => ({
  ...attempt,
  version: attempt.version + 1,
  questions: attempt.questions.map((question, i) =>
    i === attempt.at ? { ...question, answer: answerOf(graded) } : question,
  ),
  at: attempt.at + 1,
  score: attempt.score + pointsOf(graded).points,
  tally: counted(attempt.tally, graded),
})

type Scored = Pick<Attempt, 'questions' | 'quiz'>

/**
 * The maximum points of an attempt's questions, which its grade is a share of. Unanswered questions count as wrong; in
 * a student's own quiz they don't count.
 */
export const maxScore = ({ questions, quiz }: Scored): number =>
  questions.reduce((sum, { answer, max = 1 }) => sum + (answer ? pointsOf(answer).max : quiz ? 0 : max), 0)

/** Points earned, in percent of all points (spec 3.9.7). */
export const gradeOfPoints = (attempt: Pick<Attempt, 'score'> & Scored): number =>
  grade(attempt.score, maxScore(attempt))

/** Finishes the attempt now or, if earlier, at its deadline (decisions, 3.4). Leaves a finished one unchanged. */
export const finishAttempt = (attempt: Attempt, now: number): Attempt =>
  attempt.endTime === undefined
    ? { ...attempt, version: attempt.version + 1, endTime: Math.min(now, attempt.deadline) }
    : attempt
