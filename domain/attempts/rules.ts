import type { DrawnQuestion } from './items-of-case.ts'
import type { Attempt, Plan, Tally } from './attempt.ts'
import type { ExamDeck, ExamShortfall } from '../exams/deck.ts'
import type { ExamSource } from '../exams/exam-source.ts'
import type { Bank, PoolQuery } from './bank.ts'
import type { Random } from './sampling.ts'
import type { TestKind } from './test-kind.ts'
import type { TestTask } from './test-task.ts'

/**
 * What a draw may use: the bank, opened for the pools that `pools` named, and the random source. `areas` by position; `removed`:
 * those that the academy has no longer.
 */
export type DrawSource = {
  task: TestTask
  areas: readonly string[]
  removed?: ReadonlySet<number>
  bank: Bank
  random: Random
  /** The exam that an adaptive test is drawn from, in place of the bank. */
  exam?: ExamSource
}

/** Questions that a test lacks: in the pool of a tag or an area or, without one, among those that carry all of its tags. */
export type Shortfall = { pool?: string; missing: number }

/** What the bank holds: everything that a shortfall is computed from. */
export type PoolCounts = { areas: readonly string[]; count: Bank['count'] }

/** What the bank lacks: `easy` and `normal` of spec 3.5.22, any mix of spec 3.5.23, areas of spec 3.5.21. */
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

/** After the last drawn question was graded: the end, one more question for each of the groups, or the questions that follow. */
export type BatchDecision =
  { end: true } | { end: false; groups: readonly number[] } | { end: false; questions: readonly DrawnQuestion[] }

export type Result = 'passing' | 'failing' | 'undecided'

/**
 * The rules of one kind of test. The engine (attempt.ts) asks nothing else of a kind, so a new one joins as one file in
 * kinds/ and one line in each table of kinds (README, "Add a kind of test"). Practice shows what was counted by tag, NCLEX
 * counts by the group that a question was drawn for.
 */
export type Rules = {
  kind: TestKind
  /** Whether no other test of the student starts or goes on while one of these runs (decisions, "Exams"). */
  exam: boolean
  /**
   * Whether each answer decides which question comes next: such a kind draws from an exam, keeps a deck beside the attempt, and says
   * nothing of an answer before the end.
   */
  adaptive: boolean
  /** What the breakdown's numbers are positions in. */
  dimension: 'tags' | 'areas'
  /** Whether its tags are those of the academy's list; else the kind has tags of its own (spec 3.9.4). */
  listedTags: boolean
  /** Whether an answer's verdict is shown before the next question (spec 3.4.7), or the test goes on at once (spec 3.4.20). */
  showsVerdict: boolean
  /** What a start is refused with when the bank lacks questions (spec 3.5.23, 3.5.25). */
  startRefusal: 'questions-error' | 'start-failed'
  /**
   * What a test lacks to be drawn (spec 3.5.21 to 3.5.25). Empty: it can be drawn, unless areas share so many questions that the
   * draw itself falls short.
   */
  shortfalls: (task: TestTask, counts: PoolCounts) => Shortfall[]
  /** The pools that a draw takes its questions from. */
  pools: (task: TestTask, areas: readonly string[]) => PoolQuery[]
  draw: (source: DrawSource) => Promise<DrawVerdict>
  /** The names that the breakdown's numbers are positions in, where those are not the academy's list of areas (`academy`): as it calls them. */
  names?: (attempt: Attempt, academy: readonly string[]) => readonly string[]
  /** What the breakdown counts, by number in the list of `dimension`. */
  tally: (attempt: Attempt) => Tally
  /** `random` for a kind that chooses the next question itself. */
  afterBatch: (attempt: Attempt, random?: Random) => BatchDecision
  /** An attempt that has just ended, with what is kept of its decision. */
  close: (attempt: Attempt) => Attempt
  /** The grade of a finished attempt in percent, comparable with its pass grade (spec 3.9.7). */
  grade: (attempt: Attempt) => number
  /** One more question for each group, none of them asked before; fewer when a pool is used up. */
  drawMore: (source: DrawSource, attempt: Attempt, groups: readonly number[]) => Promise<DrawnQuestion[]>
  /** How a finished attempt went. */
  result: (attempt: Attempt) => Result
}
