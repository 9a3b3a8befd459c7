import { GRACE_MS } from '../attempt.ts'

/** An answer of the model: the choices of its bank differ by their index, and the one at `RIGHT` is right. */
export const RIGHT = 1

type ModelAttempt = { deadline: number; served: number[]; given: number[]; end?: number }

/** A test as a plain list of attempts, each a list of what was served and what was answered. */
export type TestModel = {
  now: number
  allowed: number
  total: number
  minutes: number
  /** When the course was ended early. */
  courseEnd?: number
  attempts: ModelAttempt[]
}

/** What an engine says of a move: 'ok' or its refusal's code, and the attempt as it is now, when there is one. */
export type Reply = { code: string; attempt?: Standing }
export type Standing = {
  n: number
  at: number
  score: number
  total: number
  end: number | undefined
  question?: number
}

/** What is under test: the rules alone, or the use cases on their table. */
export type Engine = {
  start: () => Promise<Reply>
  check: (n: number, position: number, question: number, choice: number) => Promise<Reply>
  finish: (n: number) => Promise<Reply>
  endCourse: () => Promise<void>
  pass: (ms: number) => void
}

/** The number that the standing of an attempt must show. */
export function standingOf(model: TestModel, n: number): Omit<Standing, 'question'> {
  const { given, end } = model.attempts[n - 1] ?? { given: [], end: undefined }
  const score = given.filter((choice) => choice === RIGHT).length
  return { n, at: given.length, score, total: model.total, end }
}

/** What becomes of starting: the attempt that then runs, or why none may. */
export function modelStart(model: TestModel): number | 'course-ended' | 'no-attempts-left' {
  if (model.courseEnd !== undefined) return 'course-ended'
  const last = model.attempts.at(-1)
  if (last && last.end === undefined) {
    if (model.now < last.deadline) return model.attempts.length
    last.end = last.deadline
  }
  if (model.attempts.length >= model.allowed) return 'no-attempts-left'
  return model.attempts.push({ deadline: model.now + model.minutes * 60_000, served: [], given: [] })
}

/** What becomes of an answer; 'ok' for one that counts and for one that counted before. */
export function modelCheck(model: TestModel, n: number, position: number, choice: number): string {
  const attempt = model.attempts[n - 1]
  if (!attempt) return 'attempt-not-found'
  const { deadline } = attempt
  const before = attempt.given[position]
  if (before !== undefined) return before === choice ? 'ok' : 'already-answered'
  if (position !== attempt.given.length || position >= model.total) return 'not-this-question'
  if (attempt.end !== undefined) return attempt.end === deadline ? 'time-is-up' : 'attempt-finished'
  if (model.now > deadline + GRACE_MS) {
    attempt.end = deadline
    return 'time-is-up'
  }
  attempt.given.push(choice)
  if (attempt.given.length === model.total) attempt.end = Math.min(model.now, deadline)
  return 'ok'
}

/** What becomes of finishing. */
export function modelFinish(model: TestModel, n: number): string {
  const attempt = model.attempts[n - 1]
  if (!attempt) return 'attempt-not-found'
  attempt.end ??= Math.min(model.now, attempt.deadline)
  return 'ok'
}

/** An administrator ends the course: what runs has no more time. */
export function modelEndCourse(model: TestModel): void {
  const end = (model.courseEnd ??= model.now)
  for (const attempt of model.attempts)
    if (attempt.end === undefined) attempt.deadline = Math.min(attempt.deadline, end)
}
