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
 * What an answer gave: `correct` when it has all of its points. `points` and `max` are absent where a question gives one point or
 * none, as the types of the specification do.
 */
export type Grade = { correct: boolean; points?: number; max?: number }

/** The grade of points out of `max`. */
export const gradeOf = ({ points, max }: { points: number; max: number }): Grade =>
  max === 1 ? { correct: points === 1 } : { correct: points === max, points, max }

/** The points of a grade, and those that there were. */
export const pointsOf = ({ correct, points = correct ? 1 : 0, max = 1 }: Grade): { points: number; max: number } => ({
  points,
  max,
})

/**
 * A question of an attempt, with the answer once it is graded. `choice`: indexes, ascending, matches by answer, or what a type
 * with a content holds (types/cells.ts); `clock`: when it was answered (answer-clock.ts); `max`: the points of one that was left
 * unanswered, where they are not one; `regraded`: its grade was made otherwise after the end.
 */
export type AttemptQuestion = DrawnQuestion & {
  max?: number
  regraded?: RegradeMark
  answer?: Grade & { choice: readonly number[]; clock?: number }
}

/** Points out of the points that there were, by tag or area number. */
export type Tally = ReadonlyMap<number, { correct: number; total: number }>

/** What NCLEX rules keep from the start on: the task's tag, its limits and how many areas the academy had. */
export type Plan = { tag: string; min: number; max: number; areas: number }

/** The exam that holds an attempt up, and until when at the latest (epoch milliseconds). */
export type Hold = { progress: string; task: string; n: number; until: number }

/**
 * One attempt at a test (spec 3.3.13, 3.4.18). Times in epoch milliseconds. Invariants: questions before `at` have an
 * answer, the others none; `score` counts their points; `endTime` is never after `deadline`.
 */
export type Attempt = {
  n: number
  kind: TestKind
  /** Grows by one with each move. */
  version: number
  startTime: number
  /** When it ends at the latest: the clock's end or the course's. */
  deadline: number
  /** The task sets no time: the deadline is the course's end, and no clock is shown. */
  untimed: boolean
  endTime?: number
  questions: readonly AttemptQuestion[]
  at: number
  score: number
  passGrade: number
  /** The task's when it began (decision 0078). */
  scoring?: Scoring
  /** What its student asked for; absent: a test of a course. In exam mode nothing is said of an answer before the end (decision 0106). */
  quiz?: QuizForm
  /** By tag. */
  tally: Tally
  plan?: Plan
  /** Chance that never leaves the server: shuffles what could tell a key by its order. Absent in attempts of before. */
  seed?: string
  /** AdaptiveNCLEX, where it was read too: what the attempt may ask (domain/exams/deck.ts). */
  deck?: ExamDeck
  /** AdaptiveNCLEX, once it has ended. */
  decision?: Decision
  /** Set while an exam of the same student runs: no answer is taken (decisions, "Exams"). */
  hold?: Hold
}

/** How long after the deadline an answer that was on its way still counts. */
export const GRACE_MS = 2_000

/** What a student did with a test so far: attempts started, and the number of the one that is running. */
export type StartedAttempts = { started: number; open?: number }

export type StartVerdict =
  | { ok: true; resume: number }
  | { ok: true; resume?: undefined; n: number }
  | { ok: false; code: 'no-attempts-left' | 'test-deleted' }

/**
 * Whether a test may be started (spec 3.5.24): a running attempt is resumed, else a new one begins while used attempts
 * are below `attempts` (absent: unlimited). A deleted test lets a running attempt continue, and starts none.
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
  /** The course's end: no attempt outlives it. */
  courseEnd: number
  now: number
}

/** A new attempt, ending timeAllowed minutes from `now` (spec 3.4.18) or with the course, whichever is first. */
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

/** Whether nothing is said of an answer before the end: a quiz in exam mode. */
export const isSilent = ({ quiz }: Pick<Attempt, 'quiz'>): boolean => quiz?.mode === 'exam'

/** Whether the clock or the course ended a running attempt: from then on it counts as used (spec 3.4.18). */
export const hasExpired = (attempt: Pick<Attempt, 'endTime' | 'deadline'>, now: number): boolean =>
  attempt.endTime === undefined && now >= attempt.deadline

/** A graded answer, and when it came; `tagNumbers`: those of the question's tags, by which it counts. */
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

/** The attempt after its current question was answered; ask `canAnswer` first. */
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
 * The points that an attempt's questions give together: what its grade is a part of. What was left unanswered counts as wrong, in a
 * quiz of one's own as not asked.
 */
export const maxScore = ({ questions, quiz }: Scored): number =>
  questions.reduce((sum, { answer, max = 1 }) => sum + (answer ? pointsOf(answer).max : quiz ? 0 : max), 0)

/** Points out of all points, in percent (spec 3.9.7). */
export const gradeOfPoints = (attempt: Pick<Attempt, 'score'> & Scored): number =>
  grade(attempt.score, maxScore(attempt))

/** The attempt, finished now or, when that was earlier, at its deadline (decisions, 3.4). A finished one stays as it is. */
export const finishAttempt = (attempt: Attempt, now: number): Attempt =>
  attempt.endTime === undefined
    ? { ...attempt, version: attempt.version + 1, endTime: Math.min(now, attempt.deadline) }
    : attempt
