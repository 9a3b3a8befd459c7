import type { AttemptQuestion } from '#domain/attempts/attempt.ts'
import type { Standing } from '#domain/item-analysis/regrade-attempt.ts'
import type { RegradeMark, RegradeRule } from '#domain/item-analysis/regrade-rule.ts'
import { packQuestion, unpackQuestion } from './attempt.ts'
import { openRegrades, regradeByTime, regradeKey } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** The counts of a dry run: of the attempts with the question, by kind; `students`: how many were processed. */
export type RegradeCounts = {
  students: number
  /** Ended attempts to be graded. */
  attempts: number
  changed: number
  raised: number
  lowered: number
  /** Attempts whose result changes to passed, or from it. */
  passed: number
  failed: number
  running: number
  adaptive: number
  notComparable: number
  /** Changed attempts in a course that its student has completed. */
  completed: number
}

export const NO_COUNTS: RegradeCounts = {
  students: 0,
  attempts: 0,
  changed: 0,
  raised: 0,
  lowered: 0,
  passed: 0,
  failed: 0,
  running: 0,
  adaptive: 0,
  notComparable: 0,
  completed: 0,
}

export const REGRADE_STATUSES = ['checking', 'checked', 'applying', 'applied', 'undoing', 'undone'] as const
export type RegradeStatus = (typeof REGRADE_STATUSES)[number]

/** The lines of a regrade by state: written, no longer effective, of a deleted attempt, undone. */
export type RegradeDone = { applied: number; same: number; gone: number; undone: number }

/** What is regraded, and by which rule; times in epoch milliseconds (docs/data-model.md). */
export type RegradeFacts = {
  id: string
  question: number
  /** Of a case study. */
  item?: number
  rule: RegradeRule
  /** The version whose key is used by rules that need one. */
  keyTime?: number
  /** Only attempts that were served a version between these times, inclusive. */
  from?: number
  upTo?: number
  by: string
  createdOn: number
}

/**
 * A regrade: its dry run, its application and its undo. `cursor`: the sort key of the last line that was written or
 * undone; `users`: where the dry run continues in the index of users, `again` when it goes through them for the second
 * time.
 */
export type RegradeItem = Key &
  RegradeFacts & {
    type: 'regrade'
    gsi1pk: string
    gsi1sk: string
    /** Set while it is running, or has e-mails to send. */
    gsi2pk?: string
    gsi2sk?: string
    status: RegradeStatus
    /** Since when it has its status. */
    since: number
    users?: { type: string; key?: Record<string, unknown>; again?: true }
    cursor: string
    counts: RegradeCounts
    done: RegradeDone
    /** Whether students get an e-mail, and the last line whose student got it. */
    mail?: boolean
    mailed?: string
    /** For an undo, the last line whose student was notified. */
    unmailed?: string
    version: number
  }

const RUNNING: readonly RegradeStatus[] = ['checking', 'applying', 'undoing']

/** Returns the item of a regrade; in the index of running ones while it is one, or if `isMailing`. */
export function regradeItem(
  facts: Omit<RegradeItem, 'pk' | 'sk' | 'type' | 'gsi1pk' | 'gsi1sk' | 'gsi2pk' | 'gsi2sk'>,
  { isMailing = false } = {},
): RegradeItem {
  const { pk: _pk, sk: _sk, gsi2pk: _2pk, gsi2sk: _2sk, ...rest } = { pk: '', sk: '', gsi2pk: '', gsi2sk: '', ...facts }
  return {
    ...rest,
    ...regradeKey(facts.id),
    ...regradeByTime(facts.createdOn, facts.id),
    type: 'regrade',
    ...(RUNNING.includes(facts.status) || isMailing ? { ...openRegrades, gsi2sk: facts.id } : {}),
  }
}

/** `planned`: by the dry run. `same`, `gone`: nothing had to be written. */
export type RegradeLineState = 'planned' | 'applied' | 'same' | 'gone' | 'undone'

/** An attempt that a regrade changes: its result before and after and, once written, its previous question. */
export type RegradeLineItem = Key & {
  type: 'regrade-line'
  uid: string
  progress: string
  section: string
  task: string
  n: number
  state: RegradeLineState
  before: Standing
  after: Standing
  /** Whether its course was completed. */
  completed?: boolean
  was?: StoredQuestion
}

/** The students whom a step of a dry run has processed: a hash of 8 bytes each, which does not reveal them. */
export type RegradeSeenItem = Key & { type: 'regrade-seen'; students: Uint8Array }

/** A question of an attempt before a regrade. */
type StoredQuestion = { q: Uint8Array; answered: boolean; max?: number; regraded?: RegradeMark }

export const storedQuestion = (question: AttemptQuestion): StoredQuestion => ({
  q: packQuestion(question),
  answered: question.answer !== undefined,
  ...(question.max === undefined ? {} : { max: question.max }),
  ...(question.regraded === undefined ? {} : { regraded: question.regraded }),
})

/** Reverses `storedQuestion`. */
export const questionBefore = ({ q, answered, max, regraded }: StoredQuestion): AttemptQuestion => ({
  ...unpackQuestion(q, answered),
  ...(max === undefined ? {} : { max }),
  ...(regraded === undefined ? {} : { regraded }),
})

/** The applied regrades of a question, without undone ones, the last one at the end, and the running one. */
export type QuestionRegradesItem = Key & {
  type: 'question-regrades'
  applied: string[]
  running?: string
  version: number
}
