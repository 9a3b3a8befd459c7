import { type TestKind } from './test-kind.ts'
import type { Scoring } from '#domain/questions/question.ts'

/** The settings of a test (spec 3.3.6, 3.3.7). Absent: timeAllowed (minutes) and attempts unlimited, passGrade 65. */
export type TestTask = {
  type: TestKind
  /** Practice: a question must carry them all. NCLEX and AdaptiveNCLEX: one of RN and PN. */
  tags: readonly string[]
  numOfQuestions?: number
  percentEasy?: number
  /** Case studies among its questions, six questions each; absent: none. */
  caseStudies?: number
  /** NCLEX: in each area. AdaptiveNCLEX: in all. */
  minQuestions?: number
  maxQuestions?: number
  timeAllowed?: number
  attempts?: number
  passGrade?: number
  /** How a Select All That Apply is scored that chooses no scoring of its own; absent: all or nothing (spec 3.5.26). */
  scoring?: Scoring
}

/** Percent needed when the task sets none (spec 3.9.8). */
export const DEFAULT_PASS_GRADE = 65

/** The attempts that a test allows which was deleted: an author gives one at least. */
export const DELETED_TEST = 0
