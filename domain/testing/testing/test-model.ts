import { GRACE_MS } from '../attempt.ts'

/** An answer of the model: the choices of its bank are told apart by their index, and the one at `RIGHT` is right. */
export const RIGHT = 1

type ModelAttempt = { start: number; served: number[]; given: number[]; end?: number }

/** A test as a plain list of attempts, each a list of what was served and what was answered. */
export type TestModel = {
  now: number
  allowed: number
  total: number
  minutes: number
  attempts: ModelAttempt[]
}

/** What an engine says of a move: 'ok' or its refusal's code, and the attempt as it stands when there is one. */
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
  pass: (ms: number) => void
}

export const deadlineOf = (model: TestModel, { start }: ModelAttempt): number => start + model.minutes * 60_000

/** The number that the standing of an attempt must show. */
export function standingOf(model: TestModel, n: number): Omit<Standing, 'question'> {
  const { given, end } = model.attempts[n - 1] ?? { given: [], end: undefined }
  const score = given.filter((choice) => choice === RIGHT).length
  return { n, at: given.length, score, total: model.total, end }
}

/** What becomes of starting: the attempt that then runs, or undefined when none may. */
export function modelStart(model: TestModel): number | undefined {
  const last = model.attempts.at(-1)
  if (last && last.end === undefined) {
    if (model.now < deadlineOf(model, last)) return model.attempts.length
    last.end = deadlineOf(model, last)
  }
  if (model.attempts.length >= model.allowed) return undefined
  return model.attempts.push({ start: model.now, served: [], given: [] })
}

/** What becomes of an answer; 'ok' for one that counts and for one that counted before. */
export function modelCheck(model: TestModel, n: number, position: number, choice: number): string {
  const attempt = model.attempts[n - 1]
  if (!attempt) return 'attempt-not-found'
  const deadline = deadlineOf(model, attempt)
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
  attempt.end ??= Math.min(model.now, deadlineOf(model, attempt))
  return 'ok'
}
