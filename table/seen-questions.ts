import { type Key, seenQuestionsKey } from './keys.ts'

/** The questions that a student has seen in the last year, packed (domain/exams/seen-questions.ts). `version` grows with each change. */
export type SeenQuestionsItem = Key & { type: 'seen-questions'; seen: Uint8Array; version?: number }

export const seenQuestionsItem = (uid: string, seen: Uint8Array, version: number): SeenQuestionsItem => ({
  ...seenQuestionsKey(uid),
  type: 'seen-questions',
  seen,
  version,
})
