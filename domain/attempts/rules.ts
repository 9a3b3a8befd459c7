import type { DrawnQuestion } from './items-of-case.ts'
import type { Attempt, Plan, Tally } from './attempt.ts'
import type { ExamDeck, ExamShortfall } from '../exams/deck.ts'
import type { ExamSource } from '../exams/exam-source.ts'
import type { Bank, PoolQuery } from './bank.ts'
import type { Random } from './sampling.ts'
import type { TestKind } from './test-kind.ts'
import type { TestTask } from './test-task.ts'

/**
 * What a draw may use: the bank, opened for the pools named by `pools`, and the random source. `areas` by position;
 * `removed`: areas that the academy no longer has.
 */
export type DrawSource = {
  task: TestTask
  areas: readonly string[]
  removed?: ReadonlySet<number>
  bank: Bank
  random: Random
  /** The exam that an adaptive test is drawn from, instead of the bank. */
  exam?: ExamSource
}

/**
 * The number of questions that a test lacks: in the pool of a tag or an area or, without one, among those with all of
 * its tags.
 */
export type Shortfall = { pool?: string; missing: number }

/** The bank's counts, from which shortfalls are computed. */
export type PoolCounts = { areas: readonly string[]; count: Bank['count'] }

/** The shortfall: `easy` and `normal` of spec 3.5.22, any mix of spec 3.5.23, areas of spec 3.5.21. */
export type Shortage =
  | 'too-few-questions'
  | 'too-few-easy-or-normal'
  | 'too-few-easy'
  | 'too-few-normal'
  | 'too-few-in-areas'
  | 'too-few-cases'

export type DrawVerdict =
  | { ok: true; questions: DrawnQuestion[]; plan?: Plan; deck?: ExamDeck }
  | { ok: false; code: Shortage; lacks?: readonly ExamShortfall[] }

/** What follows the last drawn question: the end, another question for each of the groups, or the next questions. */
export type BatchDecision =
  { end: true } | { end: false; groups: readonly number[] } | { end: false; questions: readonly DrawnQuestion[] }

export type Result = 'passing' | 'failing' | 'undecided'

/**
 * The rules of one kind of test, and all that the engine (attempt.ts) knows of it. A new kind is one file in kinds/ and
 * one line in each table of kinds (docs/recipes.md, "Add a kind of test"). Practice shows counts by tag; NCLEX counts
 * by the group that a question was drawn for.
 */
export type Rules = {
  kind: TestKind
  /** Whether the student's other tests are on hold while one of these runs (decisions, "Exams"). */
  exam: boolean
  /**
   * Whether each answer decides the next question: such a kind draws from an exam, stores a deck with the attempt, and
   * hides verdicts until the end.
   */
  adaptive: boolean
  /** What the breakdown's numbers index. */
  dimension: 'tags' | 'areas'
  /** Whether its tags come from the academy's list; else the kind has its own tags (spec 3.9.4). */
  listedTags: boolean
  /**
   * Whether an answer's verdict is shown before the next question (spec 3.4.7), or the test continues at once (spec
   * 3.4.20).
   */
  showsVerdict: boolean
  /** The refusal code of a start when the bank lacks questions (spec 3.5.23, 3.5.25). */
  startRefusal: 'questions-error' | 'start-failed'
  /**
   * Returns the questions that a test lacks (spec 3.5.21 to 3.5.25). Empty if it can be drawn, unless areas share so
   * many questions that the draw itself falls short.
   */
  shortfalls: (task: TestTask, counts: PoolCounts) => Shortfall[]
  /** The pools that a draw uses. */
  pools: (task: TestTask, areas: readonly string[]) => PoolQuery[]
  draw: (source: DrawSource) => Promise<DrawVerdict>
  /** The names that the breakdown's numbers index, if they are not the academy's list of areas (`academy`). */
  names?: (attempt: Attempt, academy: readonly string[]) => readonly string[]
  /** The breakdown's counts, by number in the list of `dimension`. */
  tally: (attempt: Attempt) => Tally
  /** `random` for a kind that selects the next question itself. */
  afterBatch: (attempt: Attempt, random?: Random) => BatchDecision
  /** Returns an attempt that has just ended with the record of its decision. */
  close: (attempt: Attempt) => Attempt
  /** The grade of a finished attempt in percent, comparable with its pass grade (spec 3.9.7). */
  grade: (attempt: Attempt) => number
  /** Draws another question for each group, none served before; fewer when a pool is used up. */
  drawMore: (source: DrawSource, attempt: Attempt, groups: readonly number[]) => Promise<DrawnQuestion[]>
  /** Returns the result of a finished attempt. */
  result: (attempt: Attempt) => Result
}
