import type { Attempt, DrawnQuestion, Plan } from './attempt.ts'
import { DEFAULT_PASS_GRADE, type TestTask } from './test-task.ts'

const MINUTE = 60_000

export type Start = {
  n: number
  task: TestTask
  questions: readonly DrawnQuestion[]
  plan?: Plan
  /** The course's end: no attempt outlives it. */
  courseEnd: number
  now: number
}

/** A new attempt, ending timeAllowed minutes from `now` (spec 3.4.18) or with the course, whichever is first. */
export function startAttempt({ n, task, questions, plan, courseEnd, now }: Start): Attempt {
  const { timeAllowed } = task
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
    tally: new Map(),
    ...(plan === undefined ? {} : { plan }),
  }
}
