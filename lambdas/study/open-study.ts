import { type Card, type CardRef } from '#domain/study/card.ts'
import { dayOf } from '#domain/study/student-day.ts'
import type { StudySettings } from '#domain/study/study-settings.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { withDecks } from '#lambdas/attempts/load-attempt.ts'
import { openKeys } from '#lambdas/attempts/review/open-keys.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import { ifEqual, ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { AttemptItem } from '#table/attempt.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptsOfUser, progressKey, runningTestsKey } from '#table/keys.ts'
import { studySettingsKey } from '#table/study-keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { type StudySettingsItem, studySettingsOf } from '#table/study.ts'

/**
 * Time zones range from UTC-12 to UTC+14, so calendar days of two zones may differ by this many, including one for a
 * review of that day.
 */
const NEAR_DAYS = 2

export type StudyDeps = Pick<AttemptDeps, 'table' | 'now' | 'rulesOf'>

/** The student, and their own course that grants access to the cards. */
export type StudyRef = { uid: string; progress: string }

/** A student who may study now: what to hide, and the conditions that keep this valid. */
/** `endTime`: of the course, epoch milliseconds. */
export type Access = { endTime: number; isHidden: (card: CardRef) => boolean; conditions: Write[] }

/**
 * Opens a student's cards if they have a running course, as for a test, and no running exam. Hides what a running test
 * keeps secret (key-access.ts). Throws 'progress-not-found', 'course-not-started', 'course-ended', 'exam-running'. 2
 * read units, plus 1 per listed test.
 */
export async function openStudy({ uid, progress }: StudyRef, deps: StudyDeps): Promise<Access> {
  const [stored, started] = await Promise.all([
    getItem<ProgressItem>(deps.table, progressKey(uid, progress), { consistent: true }),
    findStartedTests(uid, deps, { consistent: true }),
  ])
  const { endTime } = runningProgress(stored, deps.now())
  const { hidden } = await openKeys(started, deps)
  return {
    endTime,
    isHidden: ({ id }) => hidden.has(id),
    conditions: [
      { ConditionCheck: { Key: progressKey(uid, progress), ...ifEqual({ endTime }) } },
      // A concurrently started test may have drawn the question.
      { ConditionCheck: { Key: runningTestsKey(uid), ...ifVersion(started.version) } },
    ],
  }
}

/** Returns a student's settings, as stored and as effective, and their day. */
export async function readSettings(
  uid: string,
  { table, now }: Pick<StudyDeps, 'table' | 'now'>,
): Promise<{ stored: StudySettingsItem | undefined; settings: StudySettings; day: number }> {
  const stored = await getItem<StudySettingsItem>(table, studySettingsKey(uid), { consistent: true })
  const settings = studySettingsOf(stored)
  return { stored, settings, day: dayOf(now(), settings.timeZone) }
}

/**
 * Whether a test that the student began at or after a time (epoch milliseconds) served a question, and it was answered.
 */
async function wasAnsweredSince(uid: string, id: number, since: number, { table }: StudyDeps): Promise<boolean> {
  const items = await queryItems<AttemptItem | DeckItem>(table, { ...attemptsOfUser(uid), consistent: true })
  const attempts = withDecks(items).map(({ attempt }) => attempt)
  return attempts.some(
    ({ startTime, questions }) =>
      startTime >= since && questions.some((question) => question.id === id && question.answer !== undefined),
  )
}

/**
 * Whether a card belongs to an earlier question with the same number, so that the current one's key is new to the
 * student. The current question stores since when it has the number (epoch milliseconds); a card, its last rating's day
 * in the student's zone. If too close, the student's tests decide: half a read unit per 4 KB.
 */
export async function isOfFormer(
  { id, last }: Card,
  since: number | undefined,
  uid: string,
  deps: StudyDeps,
): Promise<boolean> {
  if (since === undefined) return false
  const days = last - dayOf(since, 'UTC')
  if (Math.abs(days) > NEAR_DAYS) return days < 0
  return !(await wasAnsweredSince(uid, id, since, deps))
}

/** Whether a card was reviewed on this day. */
export const isReviewedOn = ({ reviewed, last }: Card, day: number): boolean => reviewed && last === day
