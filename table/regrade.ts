import type { AttemptQuestion } from '#domain/attempts/attempt.ts'
import type { Standing } from '#domain/item-analysis/regrade-attempt.ts'
import type { RegradeMark, RegradeRule } from '#domain/item-analysis/regrade-rule.ts'
import { packQuestion, unpackQuestion } from './attempt.ts'
import { openRegrades, regradeByTime, regradeKey } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** What a dry run counts: of the attempts that ask the question, those of each kind; `students`: how many were looked at. */
export type RegradeCounts = {
  students: number
  /** Ended, and to be graded. */
  attempts: number
  changed: number
  raised: number
  lowered: number
  /** Whose result becomes passing, or does not stay so. */
  passed: number
  failed: number
  running: number
  adaptive: number
  notComparable: number
  /** Changed ones in a course that its student has completed. */
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

/** Of the lines of a regrade: written, without effect any more, of an attempt that is gone, undone. */
export type RegradeDone = { applied: number; same: number; gone: number; undone: number }

/** What is regraded and by what rule, times in epoch milliseconds (docs/data-model.md). */
export type RegradeFacts = {
  id: string
  question: number
  /** Of a case study. */
  item?: number
  rule: RegradeRule
  /** The version whose key the rules that take one grade by. */
  keyTime?: number
  /** Only attempts that were served a version from and up to these times. */
  from?: number
  upTo?: number
  by: string
  createdOn: number
}

/**
 * A regrade: its dry run, its application and its undo. `cursor`: the sort key of the last line that was written or undone; `users`:
 * where the dry run goes on in the index of users, `again` when it goes through them for the second time.
 */
export type RegradeItem = Key &
  RegradeFacts & {
    type: 'regrade'
    gsi1pk: string
    gsi1sk: string
    /** While it is at work, or has mails to send. */
    gsi2pk?: string
    gsi2sk?: string
    status: RegradeStatus
    /** Since when it has its status. */
    since: number
    users?: { type: string; key?: Record<string, unknown>; again?: true }
    cursor: string
    counts: RegradeCounts
    done: RegradeDone
    /** Whether students get a mail, and the last line whose student has it. */
    mail?: boolean
    mailed?: string
    /** Of an undo, the last line whose student heard of it. */
    unmailed?: string
    version: number
  }

const WORKING: readonly RegradeStatus[] = ['checking', 'applying', 'undoing']

/** The item of a regrade; in the index of those at work while it is one, or where `isMailing`. */
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
    ...(WORKING.includes(facts.status) || isMailing ? { ...openRegrades, gsi2sk: facts.id } : {}),
  }
}

/** `planned`: by the dry run. `same`, `gone`: nothing was to be written when its turn came. */
export type RegradeLineState = 'planned' | 'applied' | 'same' | 'gone' | 'undone'

/** An attempt that a regrade changes: how it stands before and after, and, once it is written, its question of before. */
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
  /** Its course was completed. */
  completed?: boolean
  was?: StoredQuestion
}

/** Whom a step of a dry run has looked at: a hash of 8 bytes a student, which names none of them. */
export type RegradeSeenItem = Key & { type: 'regrade-seen'; students: Uint8Array }

/** A question of an attempt as it was before a regrade. */
type StoredQuestion = { q: Uint8Array; answered: boolean; max?: number; regraded?: RegradeMark }

export const storedQuestion = (question: AttemptQuestion): StoredQuestion => ({
  q: packQuestion(question),
  answered: question.answer !== undefined,
  ...(question.max === undefined ? {} : { max: question.max }),
  ...(question.regraded === undefined ? {} : { regraded: question.regraded }),
})

/** What `storedQuestion` stored. */
export const questionBefore = ({ q, answered, max, regraded }: StoredQuestion): AttemptQuestion => ({
  ...unpackQuestion(q, answered),
  ...(max === undefined ? {} : { max }),
  ...(regraded === undefined ? {} : { regraded }),
})

/** The regrades of a question that were written and not undone, the last one at the end, and the one that is at work. */
export type QuestionRegradesItem = Key & {
  type: 'question-regrades'
  applied: string[]
  running?: string
  version: number
}
