import { MAX_OUTCOMES, outcomeDay } from '#domain/study/check-outcome.ts'
import { dayText } from '#domain/study/student-day.ts'
import type { ExamOutcome, ExamOutcomeCounts, RecordExamOutcomeInput } from '#generated/schema.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { examOutcomes, studyOutcomesKey } from '#table/study-keys.ts'
import { type StoredOutcome, studyOutcomesItem, type StudyOutcomesItem } from '#table/study.ts'
import { readSettings, type StudyDeps } from './open-study.ts'
import { ifUserStays } from './share-activity.ts'

type Deps = Pick<StudyDeps, 'table' | 'now'>

const read = (uid: string, table: Table) =>
  getItem<StudyOutcomesItem>(table, studyOutcomesKey(uid), { consistent: true })

const reply = (outcomes: readonly StoredOutcome[] = []): ExamOutcome[] =>
  outcomes.map(({ day, passed, recordedOn }) => ({ day: dayText(day), passed, recordedOn }))

/** Returns the exams that the caller has recorded, newest first. 1 read unit. */
export const myExamOutcomes = async (uid: string, { table }: Pick<Deps, 'table'>): Promise<ExamOutcome[]> =>
  reply((await read(uid, table))?.outcomes)

/**
 * Changes the outcomes if their version is as read and the account exists; `next` returns the same outcomes for no
 * change.
 */
async function changeOutcomes(
  uid: string,
  next: (before: readonly StoredOutcome[]) => readonly StoredOutcome[],
  { table }: Pick<Deps, 'table'>,
): Promise<ExamOutcome[]> {
  return retryOnConflict({ failure: 'The outcome of an exam could not be stored' }, async () => {
    const stored = await read(uid, table)
    const before = stored?.outcomes ?? []
    const after = next(before)
    if (after === before) return reply(before)
    const Item = studyOutcomesItem(uid, after, (stored?.version ?? 0) + 1)
    const written = await transactWrite(table, [ifUserStays(uid), { Put: { Item, ...ifVersion(stored?.version) } }])
    if (!written.ok && written.failed.includes(0)) throw new Refusal('user-not-found')
    return written.ok ? reply(Item.outcomes) : CONFLICT
  })
}

/**
 * Records the result of the caller's exam, with consent to use it for a later prediction; replaces one of the same day.
 * Idempotent. Throws 'outcome-without-consent', 'outcome-day-wrong' (not a day, in the future, or more than five years
 * ago), 'outcomes-too-many', and 'user-not-found'. 2 read units, 6 write units.
 */
export async function recordExamOutcome(
  uid: string,
  { day: text, passed, consent }: RecordExamOutcomeInput,
  deps: Deps,
): Promise<ExamOutcome[]> {
  if (!consent) throw new Refusal('outcome-without-consent')
  const day = outcomeDay(text, (await readSettings(uid, deps)).day)
  if (day === undefined) throw new Refusal('outcome-day-wrong')
  return changeOutcomes(
    uid,
    (before) => {
      const others = before.filter((outcome) => outcome.day !== day)
      if (before.some((outcome) => outcome.day === day && outcome.passed === passed)) return before
      if (others.length >= MAX_OUTCOMES) throw new Refusal('outcomes-too-many')
      return [...others, { day, passed, recordedOn: deps.now() }]
    },
    deps,
  )
}

/** Deletes the outcome of a day completely. Does nothing for a day without one. Throws 'user-not-found'. */
export const withdrawExamOutcome = (uid: string, text: string, deps: Pick<Deps, 'table'>): Promise<ExamOutcome[]> =>
  changeOutcomes(
    uid,
    (before) => {
      const others = before.filter(({ day }) => dayText(day) !== text)
      return others.length === before.length ? before : others
    },
    deps,
  )

/**
 * Counts recorded exams for administrators, without revealing whose they are. Half a read unit per 4 KB, about 25
 * students.
 */
export async function countOutcomes({ table }: Pick<Deps, 'table'>): Promise<ExamOutcomeCounts> {
  const items = await queryWholeIndex<StudyOutcomesItem>(table, { index: 'gsi1', pk: examOutcomes.gsi1pk })
  const outcomes = items.flatMap((item) => item.outcomes)
  const passed = outcomes.filter((outcome) => outcome.passed).length
  return { students: items.length, passed, failed: outcomes.length - passed }
}
