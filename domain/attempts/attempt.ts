import type { TestKind } from './test-task.ts'

/** A question as drawn; `group` is the area that it was drawn for (NCLEX). */
export type DrawnQuestion = { id: number; group?: number }

/**
 * A question of an attempt, with the answer once it is graded. `choice`: indexes, ascending, or matches by answer; `clock`:
 * when it was answered (answer-clock.ts).
 */
export type AttemptQuestion = DrawnQuestion & { answer?: { choice: readonly number[]; correct: boolean; clock?: number } }

/** Right answers out of answers, by tag or area number. */
export type Tally = ReadonlyMap<number, { correct: number; total: number }>

/** What NCLEX rules keep from the start on: the task's tag, its limits and how many areas the academy had. */
export type Plan = { tag: string; min: number; max: number; areas: number }

/** The exam that holds an attempt up, and until when at the latest (epoch milliseconds). */
export type Hold = { progress: string; task: string; n: number; until: number }

/**
 * One sitting of a test (spec 3.3.13, 3.4.18). Times in epoch milliseconds. Invariants: questions before `at` have an
 * answer, the others none; `score` counts the right ones; `endTime` is never after `deadline`.
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
  /** By tag. */
  tally: Tally
  plan?: Plan
  /** Set while an exam of the same student runs: no answer is taken (decisions, "Exams"). */
  hold?: Hold
}

/** How long after the deadline an answer that was on its way still counts. */
export const GRACE_MS = 2_000
