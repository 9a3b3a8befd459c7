import { GRACE_MS } from '../attempt.ts'

/** An answer in the model: the choices of its bank differ by index, and the one at `RIGHT` is correct. */
export const RIGHT = 1

type ModelAttempt = { deadline: number; served: number[]; given: number[]; end?: number }

/** A test as a list of attempts, each with the questions it served and their answers. */
export type TestModel = {
  now: number
  allowed: number
  total: number
  minutes: number
  /** When the course was ended early. */
  courseEnd?: number
  attempts: ModelAttempt[]
}

/** An engine's reply to a move: 'ok' or its refusal's code, and the current attempt, if any. */
export type Reply = { code: string; attempt?: Standing }
export type Standing = {
  n: number
  at: number
  score: number
  total: number
  end: number | undefined
  question?: number
}

/** The tested engine: the rules alone, or the use cases on their table. */
export type Engine = {
  start: () => Promise<Reply>
  check: (n: number, position: number, question: number, choice: number) => Promise<Reply>
  finish: (n: number) => Promise<Reply>
  endCourse: () => Promise<void>
  pass: (ms: number) => void
}

/** The expected standing of an attempt. */
export function standingOf(model: TestModel, n: number): Omit<Standing, 'question'> {
  const { given, end } = model.attempts[n - 1] ?? { given: [], end: undefined }
  const score = given.filter((choice) => choice === RIGHT).length
  return { n, at: given.length, score, total: model.total, end }
}

/** The result of a start: the attempt that is then running, or the refusal. */
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

/** The result of an answer; 'ok' if it counts or already counted. */
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

/** The result of finishing. */
export function modelFinish(model: TestModel, n: number): string {
  const attempt = model.attempts[n - 1]
  if (!attempt) return 'attempt-not-found'
  attempt.end ??= Math.min(model.now, attempt.deadline)
  return 'ok'
}

/** An administrator ends the course; running attempts have no time left. */
export function modelEndCourse(model: TestModel): void {
  const end = (model.courseEnd ??= model.now)
  for (const attempt of model.attempts)
    if (attempt.end === undefined) attempt.deadline = Math.min(attempt.deadline, end)
}
