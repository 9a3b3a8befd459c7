/**
 * The keys of what a student studies and marks (docs/data-model.md). Resolvers import this file, so it keeps to what APPSYNC_JS runs,
 * as table/keys.ts does.
 */
import type { Key } from './keys.ts'

/**
 * What a student marked on a question of an attempt; `position` from 0. Beside the attempts and not among them, so that no query of
 * attempts reads it.
 */
export const markKey = (uid: string, progress: string, task: string, n: number, position: number): Key => ({
  pk: `USER#${uid}`,
  sk: `${marksOfAttempt(uid, progress, task, n).prefix}${position < 10 ? '00' : position < 100 ? '0' : ''}${position}`,
})
export const marksOfAttempt = (uid: string, progress: string, task: string, n: number) => ({
  pk: `USER#${uid}`,
  prefix: `MARK#${progress}#${task}#${n < 10 ? '00' : n < 100 ? '0' : ''}${n}#`,
})

/** All marks of a student, or those after one of them, by course, test, attempt and position; `after`: as `markToken` gives it. */
export const marksOfUser = (uid: string, after?: string) => ({
  pk: `USER#${uid}`,
  // No key of a mark goes on after its position.
  prefix: after === undefined ? 'MARK#' : `MARK#${after} `,
  upTo: 'MARK#~',
})
/** The place of a mark among a student's marks. */
export const markToken = ({ sk }: Key): string => sk.slice('MARK#'.length)

/** The quizzes of a student in a course: attempts under tasks of their own, in the order in which they were started. */
export const quizzesOfProgress = (uid: string, progress: string) => ({
  pk: `USER#${uid}`,
  prefix: `ATTEMPT#${progress}#quiz-`,
})

/** All of what a student remembers: apart from what else is theirs. */
export const partitionOfStudy = (uid: string) => ({ pk: `STUDY#${uid}` })
export const studySettingsKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'SETTINGS' })
/** A student's plan; between the cards and the settings, so that one query reads all three. */
export const studyPlanKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'PLAN' })
/** A piece of a student's cards, by ranges of questions (domain/study/card.ts). */
export const studyCardsKey = (uid: string, piece: string): Key => ({ pk: `STUDY#${uid}`, sk: `CARDS#${piece}` })
/** What became last of a student's questions, by pieces of the bank (domain/study/statuses.ts). */
export const studyStatusesKey = (uid: string, piece: number): Key => ({
  pk: `STUDY#${uid}`,
  sk: `STATUS#${100_000 + piece}`,
})
/** All cards, the plan and the settings. */
/** The questions that a student answered wrong, by day; after the pieces of statuses, which are read with it. */
export const studyMissesKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'STATUS#MISSES' })
/** The settings, the statuses of all questions and the misses. */
export const settingsToStatuses = (uid: string) => ({
  pk: `STUDY#${uid}`,
  prefix: studySettingsKey(uid).sk,
  upTo: studyMissesKey(uid).sk,
})
/** Forms of quizzes that a student has saved. */
export const quizFormsKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'QUIZFORMS' })
/** What a reset of statuses took away, by the key of where it was. */
export const studyUndoKey = (uid: string, sk: string): Key => ({ pk: `STUDY#${uid}`, sk: `UNDO#${sk}` })
export const studyUndo = (uid: string) => ({ pk: `STUDY#${uid}`, prefix: 'UNDO#' })
/** All cards and the settings, which their keys follow. */
export const studyOfUser = (uid: string) => ({
  pk: `STUDY#${uid}`,
  prefix: 'CARDS#',
  upTo: studySettingsKey(uid).sk,
})
/** All cards, the last piece first; `upTo`: from this piece on. */
export const studyCardsOfUser = (uid: string, upTo?: string) => ({
  pk: `STUDY#${uid}`,
  prefix: 'CARDS#',
  // After every piece.
  upTo: `CARDS#${upTo === undefined ? '~' : upTo}`,
})

/** What a student answered in a week; `monday` as YYYY-MM-DD, of the student's days. */
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

/** Students who compare themselves, by uid. */
export const sharingStudents = { gsi1pk: 'SHARING' }
/** What is published of them. */
export const quartilesKey: Key = { pk: 'STUDY#ALL', sk: 'QUARTILES' }

/** The outcomes of exams that a student has recorded. */
export const studyOutcomesKey = (uid: string): Key => ({ pk: `STUDY#${uid}`, sk: 'OUTCOMES' })
/** Those of all students, to count them. */
export const examOutcomes = { gsi1pk: 'OUTCOMES' }

/** That a question of an attempt was reported as mistaken; `position` from 0. */
export const sentReportKey = (uid: string, progress: string, task: string, n: number, position: number): Key => ({
  pk: `USER#${uid}`,
  sk: `REPORT#${progress}#${task}#${n}#${position}`,
})
/** All that a student sent of a course; `upTo`: of these those before it, itself included, as the newest keys come first. */
export const sentReportsOfProgress = (uid: string, progress: string, upTo?: string) => ({
  pk: `USER#${uid}`,
  prefix: `REPORT#${progress}#`,
  // After every task.
  upTo: `REPORT#${progress}#${upTo === undefined ? '~' : upTo}`,
})
/** How many were sent on a day (UTC), as 2026-11-26. */
export const reportsOfDayKey = (uid: string, day: string): Key => ({ pk: `USER#${uid}`, sk: `REPORTS#${day}` })
