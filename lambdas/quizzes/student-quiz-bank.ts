import type { QuizBank } from '#domain/quizzes/find-questions.ts'
import { combineStatuses, type StatusShard } from '#domain/quizzes/student-statuses.ts'
import type { Subject } from '#domain/courses/course.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import {
  recentMisses,
  type StudyMissesItem,
  shardOfStatuses,
  statusShardOfItem,
  type StudyStatusesItem,
} from '#table/study-statuses.ts'
import { settingsToStatuses } from '#table/study-keys.ts'
import { type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import type { QuizDeps } from './quiz-deps.ts'

type Stored = StudySettingsItem | StudyStatusesItem | StudyMissesItem

/**
 * Returns the bank for a student's quizzes: files in memory, and the student's statuses, misses, and time zone in one
 * query (0.5 per 4 KB: 1 for 10,000 questions).
 */
export async function studentQuizBank(
  uid: string,
  { subject, hidden }: { subject: Subject; hidden: ReadonlySet<number> },
  { table, now, files }: Pick<QuizDeps, 'table' | 'now' | 'files'>,
): Promise<QuizBank> {
  const [stored, facts, calibrated, reserved] = await Promise.all([
    queryItems<Stored>(table, settingsToStatuses(uid)),
    files.facts(),
    files.calibrated(),
    files.reserved(),
  ])
  const settings = stored.find((item) => item.type === 'study-settings')
  const misses = stored.find((item) => item.type === 'study-misses')
  const shards = new Map<number, StatusShard>()
  for (const item of stored)
    if (item.type === 'study-statuses') shards.set(shardOfStatuses(item), statusShardOfItem(item))
  const today = dayOf(now(), studySettingsOf(settings).timeZone)
  return {
    facts,
    calibrated,
    reserved,
    subject,
    hidden,
    studentStatuses: combineStatuses(shards, recentMisses(misses, today)),
  }
}
