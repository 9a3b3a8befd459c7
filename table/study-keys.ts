/**
 * The keys of a student's study data and marks (docs/data-model.md). Resolvers import this file, so it uses only what
 * APPSYNC_JS supports, as table/keys.ts does.
 */
import type { Key } from './keys.ts'

/**
 * A student's marks on a question of an attempt; `position` from 0. Stored apart from the attempts, so that no query of
 * attempts reads them.
 */
export const markKey = (uid: string, progress: string, task: string, n: number, position: number): Key => ({
  pk: `USER#${uid}`,
  sk: `${marksOfAttempt(uid, progress, task, n).prefix}${position < 10 ? '00' : position < 100 ? '0' : ''}${position}`,
})
export const marksOfAttempt = (uid: string, progress: string, task: string, n: number) => ({
  pk: `USER#${uid}`,
  prefix: `MARK#${progress}#${task}#${n < 10 ? '00' : n < 100 ? '0' : ''}${n}#`,
})

/**
 * All marks of a student, or those after one of them, by course, test, attempt, and position; `after`: from
 * `markToken`.
 */
export const marksOfUser = (uid: string, after?: string) => ({
  pk: `USER#${uid}`,
  // A mark's key ends with its position.
  prefix: after === undefined ? 'MARK#' : `MARK#${after} `,
  upTo: 'MARK#~',
})
/** The cursor of a mark among a student's marks. */
export const markToken = ({ sk }: Key): string => sk.slice('MARK#'.length)

/** A student's quizzes in a course: attempts under their own tasks, in the order in which they were started. */
export const quizzesOfProgress = (uid: string, progress: string) => ({
  pk: `USER#${uid}`,
  prefix: `ATTEMPT#${progress}#quiz-`,
})

/** All of a student's study data, in its own partition. */
export const partitionOfStudy = (uid: string) => ({ pk: `STUDY#${uid}` })
export const studySettingsKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'SETTINGS' })
/** A student's plan; sorted between the cards and the settings, so that one query reads all three. */
export const studyPlanKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'PLAN' })
/** A shard of a student's cards, by ranges of questions (domain/study/card.ts). */
export const studyCardsKey = (uid: string, shard: string): Key => ({ pk: `STUDY#${uid}`, sk: `CARDS#${shard}` })
/** The last outcomes of a student's questions, by shards of the bank (domain/study/statuses.ts). */
export const studyStatusesKey = (uid: string, shard: number): Key => ({
  pk: `STUDY#${uid}`,
  sk: `STATUS#${100_000 + shard}`,
})
/** All cards, the plan and the settings. */
/** The questions that a student answered wrong, by day; sorted after the shards of statuses, which are read with it. */
export const studyMissesKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'STATUS#MISSES' })
/** The settings, the statuses of all questions, and the misses. */
export const settingsToStatuses = (uid: string) => ({
  pk: `STUDY#${uid}`,
  prefix: studySettingsKey(uid).sk,
  upTo: studyMissesKey(uid).sk,
})
/** A student's saved quiz forms. */
export const quizFormsKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'QUIZFORMS' })
/** The data removed by a reset of statuses, by its original key. */
export const studyUndoKey = (uid: string, sk: string): Key => ({ pk: `STUDY#${uid}`, sk: `UNDO#${sk}` })
export const studyUndo = (uid: string) => ({ pk: `STUDY#${uid}`, prefix: 'UNDO#' })
/** All cards and the settings, which are sorted after them. */
export const studyOfUser = (uid: string) => ({
  pk: `STUDY#${uid}`,
  prefix: 'CARDS#',
  upTo: studySettingsKey(uid).sk,
})
/** All cards, the last shard first; `upTo`: from this shard on. */
export const studyCardsOfUser = (uid: string, upTo?: string) => ({
  pk: `STUDY#${uid}`,
  prefix: 'CARDS#',
  // Sorts after every shard.
  upTo: `CARDS#${upTo === undefined ? '~' : upTo}`,
})

/** A student's answers in a week; `monday` as YYYY-MM-DD, in the student's days. */
export const studyWeekKey = (uid: string, monday: string): Key => ({ pk: `STUDY#${uid}`, sk: `ACTIVITY#${monday}` })
/** How many cards they reviewed in a week. */
export const studyReviewsKey = (uid: string, monday: string): Key => ({
  pk: `STUDY#${uid}`,
  sk: `ACTIVITY#${monday}#REVIEWS`,
})
/** How their last adaptive test was decided. */
export const studyStandingKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'ACTIVITY#STANDING' })
/** Whether they compare themselves with others. */
export const studySharingKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'ACTIVITY#SHARING' })
/** All of these, of weeks from a Monday on. */
export const activityOfUser = (uid: string, monday: string) => ({
  pk: `STUDY#${uid}`,
  prefix: `ACTIVITY#${monday}`,
  upTo: 'ACTIVITY#Z',
})

/** Students who share their activity for comparison, by uid. */
export const sharingStudents = { gsi1pk: 'SHARING' }
/** The published quartiles. */
export const quartilesKey: Key = { pk: 'STUDY#ALL', sk: 'QUARTILES' }

/** A student's recorded exam outcomes. */
export const studyOutcomesKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'OUTCOMES' })
/** Those of all students, to count them. */
export const examOutcomes = { gsi1pk: 'OUTCOMES' }

/** Marks that a question of an attempt was reported; `position` from 0. */
export const sentReportKey = (uid: string, progress: string, task: string, n: number, position: number): Key => ({
  pk: `USER#${uid}`,
  sk: `REPORT#${progress}#${task}#${n}#${position}`,
})
/**
 * All of a student's reports in a course; `upTo`: those up to and including this one, because the newest keys come
 * first.
 */
export const sentReportsOfProgress = (uid: string, progress: string, upTo?: string) => ({
  pk: `USER#${uid}`,
  prefix: `REPORT#${progress}#`,
  // Sorts after every task.
  upTo: `REPORT#${progress}#${upTo === undefined ? '~' : upTo}`,
})
/** The number of reports on a day (UTC), such as 2026-11-26. */
export const reportsOfDayKey = (uid: string, day: string): Key => ({ pk: `USER#${uid}`, sk: `REPORTS#${day}` })
