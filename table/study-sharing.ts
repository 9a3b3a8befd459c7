import type { Measure } from '#domain/study/measures.ts'
import type { Quartiles } from '#domain/study/quartiles.ts'
import type { ExamOutcome } from '#domain/study/check-outcome.ts'
import type { Key } from './keys.ts'
import { examOutcomes, quartilesKey, sharingStudents, studyOutcomesKey, studySharingKey } from './study-keys.ts'

/** Whether a student compares themselves with others; in the index while they do. */
export type StudySharingItem = Key & { type: 'study-sharing'; shared: boolean; gsi1pk?: string; gsi1sk?: string }

export const studySharingItem = (uid: string, shared: boolean): StudySharingItem => ({
  ...studySharingKey(uid),
  type: 'study-sharing',
  shared,
  ...(shared ? { ...sharingStudents, gsi1sk: uid } : {}),
})

/** The borders between students, and when they were computed (epoch milliseconds); a measure of too few students is absent. */
export type QuartilesItem = Key & { type: 'study-quartiles'; time: number } & Partial<Record<Measure, Quartiles>>

export const quartilesItem = (time: number, quartiles: Partial<Record<Measure, Quartiles>>): QuartilesItem => ({
  ...quartilesKey,
  type: 'study-quartiles',
  time,
  ...quartiles,
})

/** An outcome as stored; `recordedOn`: when its student consented (epoch milliseconds). */
export type StoredOutcome = ExamOutcome & { recordedOn: number }

/** The exams that a student has recorded, newest first; in the index while there is one. `version` stays when all are withdrawn. */
export type StudyOutcomesItem = Key & {
  type: 'study-outcomes'
  outcomes: StoredOutcome[]
  version: number
  gsi1pk?: string
  gsi1sk?: string
}

export const studyOutcomesItem = (
  uid: string,
  outcomes: readonly StoredOutcome[],
  version: number,
): StudyOutcomesItem => ({
  ...studyOutcomesKey(uid),
  type: 'study-outcomes',
  outcomes: outcomes.toSorted((a, b) => b.day - a.day),
  version,
  ...(outcomes.length > 0 ? { ...examOutcomes, gsi1sk: uid } : {}),
})
