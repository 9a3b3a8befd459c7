import type { Attempt, DrawnQuestion, Plan, Tally } from './attempt.ts'
import type { Bank, PoolQuery } from './bank.ts'
import type { Random } from './sampling.ts'
import type { TestKind, TestTask } from './test-task.ts'

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
}

/** What the bank lacks: `easy` and `normal` of spec 3.5.22, any mix of spec 3.5.23, areas of spec 3.5.21. */
export type Shortage =
  'too-few-questions' | 'too-few-easy-or-normal' | 'too-few-easy' | 'too-few-normal' | 'too-few-in-areas'

export type DrawVerdict = { ok: true; questions: DrawnQuestion[]; plan?: Plan } | { ok: false; code: Shortage }

/** After the last drawn question was graded: the end, or one more question for each of the groups. */
export type BatchDecision = { end: true } | { end: false; groups: readonly number[] }

export type Result = 'passing' | 'failing' | 'undecided'

/**
 * The rules of one kind of test. The engine (attempt.ts and its verbs) asks nothing else of a kind, so a new one joins
 * as a new table: Practice shows what was counted by tag, NCLEX counts by the group that a question was drawn for.
 */
export type Rules = {
  kind: TestKind
  /** Whether no other test of the student starts or goes on while one of these runs (decisions, "Exams"). */
  exam: boolean
  /** What the breakdown's numbers are positions in. */
  dimension: 'tags' | 'areas'
  /** The pools that a draw takes its questions from. */
  pools: (task: TestTask, areas: readonly string[]) => PoolQuery[]
  draw: (source: DrawSource) => Promise<DrawVerdict>
  /** What the breakdown counts, by number in the list of `dimension`. */
  tally: (attempt: Attempt) => Tally
  afterBatch: (attempt: Attempt) => BatchDecision
  /** One more question for each group, none of them asked before; fewer when a pool is used up. */
  drawMore: (source: DrawSource, attempt: Attempt, groups: readonly number[]) => Promise<DrawnQuestion[]>
  /** How a finished attempt went. */
  result: (attempt: Attempt) => Result
}
